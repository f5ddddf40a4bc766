<?php
// PHP's `parse_url`: one text in hexadecimal per line.
foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $line) {
    $url = parse_url(hex2bin($line));
    if ($url === false || !isset($url['host'])) {
        echo "-\n";
        continue;
    }
    $userinfo = ($url['user'] ?? '') . (($url['pass'] ?? '') === '' ? '' : ':' . $url['pass']);
    echo implode("\t", [$url['scheme'] ?? '', $userinfo, $url['host'], $url['port'] ?? '']), "\n";
}
