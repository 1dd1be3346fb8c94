#!/usr/bin/env bash
# curl --http2: asks for HTTP/2 (Upgrade: h2c); the file goes once with a length and Expect: 100-continue, once chunked from a pipe.
set -euo pipefail

ask() { curl --http2 -sS --fail-with-body -H "Authorization: Bearer $PLINTH_API_KEY" "$@"; }
text_of() { grep -o "\"$1\":\"\?[^\",}]*" | head -n 1 | sed 's/.*://; s/"//g'; }
import() {
  local id status=processing
  id=$(ask "$@" -X POST -H "Content-Type: text/csv" \
    "$PLINTH_URL/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv" | text_of import_id)
  while [ "$status" = processing ]; do
    sleep 0.5
    status=$(ask "$PLINTH_URL/v1/imports/$id" | text_of status)
  done
  echo "$status"
}

ask "$PLINTH_URL/v1/workspace" >/dev/null
imported=$(import -H "Expect: 100-continue" --upload-file "$FILE")
[ "$(import -H "Transfer-Encoding: chunked" --upload-file - <"$FILE")" = completed ]
# Each curl has a connection of its own: this one keeps it over the gap.
ask --rate "$((3600 / GAP_SECONDS))/h" "$PLINTH_URL/v1/workspace" "$PLINTH_URL/v1/platforms" >/dev/null
audit_id=$(ask -X POST "$PLINTH_URL/v1/audit/run" --json '{}' | text_of audit_id)
while [ "$(curl --http2 -sS -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $PLINTH_API_KEY" "$PLINTH_URL/v1/audit/$audit_id")" = 425 ]; do
  sleep 1
done
score=$(ask "$PLINTH_URL/v1/score?include_pillars=false" | text_of score)
echo "{\"audit_id\":\"$audit_id\",\"imported\":\"$imported\",\"score\":$score}"
