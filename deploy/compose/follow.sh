#!/bin/bash
# Copies the primary when there is no copy yet, and follows it.
set -eu
data=/var/lib/postgresql/18/replica
if [ ! -f "$data/PG_VERSION" ]; then
  rm -rf "$data.new"
  pg_basebackup -h postgres -U plinth_owner -D "$data.new" -X stream -R -d "password=$PGPASSWORD"
  mv "$data.new" "$data"
fi
exec postgres -D "$data" -c max_connections=200
