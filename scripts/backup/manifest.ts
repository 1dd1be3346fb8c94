import { z } from "zod";

/** How an archive is laid out; a reader of an older layout refuses a newer one. */
export const LAYOUT = 1;

const Table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});
export type Table = z.infer<typeof Table>;

/** The first entry, `backup.json`: what the archive is of. */
export const Head = z.object({
  layout: z.int(),
  made_at: z.iso.datetime(),
  /** Of Plinth. */
  version: z.string(),
  /** That the database has, in the order in which they were applied. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table),
});
export type Head = z.infer<typeof Head>;

/** The second entry, `secrets.json`. */
export const Secrets = z.object({ NEXTAUTH_SECRET: z.string(), PLINTH_ENCRYPTION_KEYS: z.string() });
export type Secrets = z.infer<typeof Secrets>;

/** Of the rows of a table, in whatever order: `digestRows` says how it is made. */
const Content = z.object({ rows: z.int(), digest: z.string() });
export type Content = z.infer<typeof Content>;

/** The last entry, `manifest.json`: what was read from the database, by table, and where its sequences stood. */
export const Manifest = z.object({
  tables: z.record(z.string(), Content),
  sequences: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Names of the entries between those: a part of a table as `COPY` writes it, and a file of the data directory. */
export const partOf = (table: string, number: number) => `tables/${table}/${String(number).padStart(6, "0")}`;
export const TABLES = "tables/";
export const FILES = "files/";
