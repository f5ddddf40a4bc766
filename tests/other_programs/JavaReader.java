// java.net.URI: one text in hexadecimal per line.
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Scanner;

class JavaReader {
    public static void main(String[] arguments) {
        Scanner lines = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        while (lines.hasNextLine()) {
            try {
                URI uri = new URI(new String(HexFormat.of().parseHex(lines.nextLine()), StandardCharsets.UTF_8));
                String port = uri.getPort() == -1 ? "" : "" + uri.getPort();
                out.append(String.join("\t", uri.getScheme(), text(uri.getRawUserInfo()), text(uri.getHost()), port));
            } catch (URISyntaxException error) {
                out.append('-');
            }
            out.append('\n');
        }
        System.out.print(out);
    }

    static String text(String part) {
        return part == null ? "" : part;
    }
}
