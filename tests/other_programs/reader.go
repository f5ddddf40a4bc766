// Go's `net/url`: one text in hexadecimal per line.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(make([]byte, 1<<20), 1<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		text, _ := hex.DecodeString(lines.Text())
		found, err := url.Parse(string(text))
		if err != nil {
			fmt.Fprintln(out, "-")
			continue
		}
		userinfo := found.User.Username()
		if password, _ := found.User.Password(); password != "" {
			userinfo += ":" + password
		}
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\n", found.Scheme, userinfo, found.Hostname(), found.Port())
	}
}
