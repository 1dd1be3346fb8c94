import pg from "pg";
import { explainUnreachable } from "../database.ts";

/** How values are written, whatever the server's settings: the same value is the same text on every server. And a copy takes its time. */
const SETTINGS = `SET client_encoding = 'UTF8'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres';
  SET timezone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'; SET synchronize_seqscans = off;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '60s'`;

/**
 * A connection for copying whole tables.
 * @throws Error with one line when there is none to be had within ten seconds.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // What breaks it fails the statement that waits, too.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return client;
  } catch (error) {
    await client.end();
    throw explainUnreachable(error, url);
  }
}
