#!/usr/bin/env bash
# Imports an export file, audits the brand and prints its score. Needs curl 7.87 or later.
#   PLINTH_URL=https://plinth.example PLINTH_API_KEY=plk_live_… bash import_and_score.sh posts.csv twitter harbourbakery
set -euo pipefail
file=$1 platform=$2 handle=$3

ask() { curl -sS --fail-with-body -H "Authorization: Bearer $PLINTH_API_KEY" "$@"; }
text_of() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

# The file is read from the disk while it is sent.
import_id=$(ask -X POST "$PLINTH_URL/v1/imports" --url-query "platform=$platform" --url-query "handle=$handle" \
  --url-query "file_name=${file##*/}" -H "Content-Type: application/octet-stream" --upload-file "$file" | text_of import_id)

until answer=$(ask "$PLINTH_URL/v1/imports/$import_id") && [ "$(text_of status <<<"$answer")" != processing ]; do
  sleep 2
done
echo "$answer"
[ "$(text_of status <<<"$answer")" = completed ]

audit_id=$(ask -X POST "$PLINTH_URL/v1/audit/run" | text_of audit_id)
# 425 while the audit runs.
while [ "$(curl -sS -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $PLINTH_API_KEY" "$PLINTH_URL/v1/audit/$audit_id")" = 425 ]; do
  sleep 5
done
ask "$PLINTH_URL/v1/score?include_pillars=false"
