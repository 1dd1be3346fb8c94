#!/bin/bash
# Runs once, when the database is made: lets the replica follow.
echo "host replication plinth_owner 10.89.0.0/24 scram-sha-256" >> "$PGDATA/pg_hba.conf"
