// go run journey.go: net/http with its default transport; the file is chunked and waits for 100 Continue.
package main

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func send(method, path, kind string, body io.Reader, wait bool) (int, http.Header, map[string]any) {
	request, err := http.NewRequest(method, os.Getenv("PLINTH_URL")+path, body)
	check(err)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PLINTH_API_KEY"))
	if body != nil {
		key := make([]byte, 16)
		rand.Read(key)
		request.Header.Set("Content-Type", kind)
		request.Header.Set("Idempotency-Key", fmt.Sprintf("%x", key))
	}
	if wait {
		request.Header.Set("Expect", "100-continue")
	}
	answer, err := http.DefaultClient.Do(request)
	check(err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	check(err)
	found := map[string]any{}
	check(json.Unmarshal(text, &found))
	if answer.StatusCode != 200 && answer.StatusCode != 425 {
		panic(fmt.Sprint(answer.StatusCode, " ", string(text)))
	}
	return answer.StatusCode, answer.Header, found
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	send("GET", "/v1/workspace", "", nil, false)
	file, err := os.Open(os.Getenv("FILE"))
	check(err)
	// Hidden behind a plain reader, the file has no length that net/http could find out.
	_, _, started := send("POST", "/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv",
		"text/csv", struct{ io.Reader }{file}, true)
	imported := "processing"
	for imported == "processing" {
		time.Sleep(500 * time.Millisecond)
		_, _, found := send("GET", fmt.Sprint("/v1/imports/", started["import_id"]), "", nil, false)
		imported = found["status"].(string)
	}
	gap, _ := strconv.Atoi(os.Getenv("GAP_SECONDS"))
	time.Sleep(time.Duration(gap) * time.Second)
	_, _, audit := send("POST", "/v1/audit/run", "application/json", strings.NewReader("{}"), false)
	for {
		status, headers, _ := send("GET", fmt.Sprint("/v1/audit/", audit["audit_id"]), "", nil, false)
		if status == 200 {
			break
		}
		seconds, _ := strconv.Atoi(headers.Get("Retry-After"))
		time.Sleep(time.Duration(seconds) * time.Second)
	}
	_, _, score := send("GET", "/v1/score", "", nil, false)
	text, _ := json.Marshal(map[string]any{"audit_id": audit["audit_id"], "imported": imported, "score": score["score"]})
	fmt.Println(string(text))
}
