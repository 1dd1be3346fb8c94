import { randomBytes } from "node:crypto";
import { seal } from "#lib/secrets/seal.ts";
import { ownerPool } from "./owner-db.ts";

/** What is hard to write down and read again. */
const ODD = [
  "",
  "\\N",
  "\\.",
  "a\tb\nc\r\nd\\n",
  "'\"\u0001\u007f",
  "e\u0301 \u{1f9f1} \u202e",
  "x".repeat(200_000),
];

/** Rows that are hard to copy: odd texts, lists, bytes, numbers and times. */
export async function addOddRows(workspaceId: string): Promise<void> {
  for (const [n, text] of ODD.entries())
    await ownerPool().query(
      `INSERT INTO comments (workspace_id, profile_id, id, post_id, created_at, author, text, imported_at)
       VALUES ($1, 'prf', $2, $3, $4, NULL, $5, '0001-01-01T00:00:00.001Z')`,
      [workspaceId, `odd${n}`, n % 2 ? null : "", n % 2 ? null : "infinity", text],
    );
  const lists = [[], [""], ["a,b", '{"}', "NULL", "\\"]];
  for (const [n, list] of lists.entries())
    await ownerPool().query(
      "INSERT INTO comment_rules (workspace_id, author_key, erased) VALUES ($1, $2, $3)",
      [
        `${workspaceId}_${n}`,
        seal("key", {
          workspaceId: `${workspaceId}_${n}`,
          table: "comment_rules",
          row: `${workspaceId}_${n}`,
          column: "author_key",
        }),
        list,
      ],
    );
  await ownerPool().query(
    "INSERT INTO uploads (workspace_id, id, platform, handle, file_name, status, bytes, requested_by, created_at) VALUES ($1, 'upl_w', 'twitter', 'h', 'f', 'processing', 9, 'x', now())",
    [workspaceId],
  );
  await ownerPool().query("INSERT INTO upload_chunks VALUES ($1, 'upl_w', 0, $2), ($1, 'upl_w', 1, '')", [
    workspaceId,
    randomBytes(3_000_000),
  ]);
  await ownerPool().query(
    `INSERT INTO score_points SELECT $1, '2026-01-01'::date + n::int, 'audit', 'x', now(), 'v2', s, '{"a":[1e-7,null,"\\u00e9"],"b":12345678901234567890.10}'
     FROM unnest(ARRAY[0.1, -0.0, 1e-320, 1.7976931348623157e308, 'NaN', 'Infinity', 1.0/3]::float8[]) WITH ORDINALITY t(s, n)`,
    [workspaceId],
  );
}
