import { createHash } from "node:crypto";
import type { FormatRow } from "../../imports/export-row.ts";
import type { SyncPage } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";

/**
 * Notices when a vendor sends the same page again, at once or in a circle, so that a run does not go on without end: the same cursor, or
 * the same rows of a step with another cursor.
 * @returns throws VendorFailure `contract_changed` for a page that came before
 */
export function watchRepetition(title: string): (page: SyncPage) => void {
  const seen = new Set<string>();
  return ({ step, rows, cursor }) => {
    const marks = [
      ...(cursor === null ? [] : [digest(["cursor", JSON.stringify(cursor)])]),
      ...(rows.length === 0 ? [] : [digest([step, ...rows.map(keyOf)])]),
    ];
    if (marks.some((mark) => seen.has(mark)))
      throw new VendorFailure(
        "contract_changed",
        `${title} sent the same page again, so that reading it would never end. What came before it is kept.`,
      );
    for (const mark of marks) seen.add(mark);
  };
}

function keyOf(row: FormatRow): string {
  if (row.kind === "post") return row.post.id;
  return row.kind === "comment" ? row.comment.id : row.day.date.toISOString();
}

function digest(parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
