import { expect, it } from "vitest";
import type { Upload } from "#lib/uploads/schemas.ts";
import { addResults, groupUploads } from "./group-uploads.ts";

const RESULT = { format: "x", posts: 2, updated: 1, account_days: 0, comments: 0, rejected: [], notes: [] };
const sent = (id: string, minute: number, handle = "teahouse", platform = "twitter") =>
  ({
    upload_id: id,
    platform,
    handle,
    file_name: `${id}.csv`,
    status: "completed",
    percent: 100,
    created_at: new Date(Date.UTC(2026, 7, 1, 12, minute)).toISOString(),
    completed_at: null,
    result: { ...RESULT, rejected_total: 1, unknown_columns: [] },
    error: null,
  }) as Upload;

it("puts files together that were sent together for one account", () => {
  const uploads = [
    sent("e", 50),
    sent("d", 12, "TeaHouse"),
    sent("c", 11, "cakes"),
    sent("b", 4),
    sent("a", 3),
  ];
  const groups = groupUploads(uploads).map(({ id, uploads: of }) => [id, of.length]);
  expect(groups).toEqual([
    ["e", 1],
    ["a", 3],
    ["c", 1],
  ]);
});

it("adds up what came of them", () => {
  expect(addResults([])).toBeNull();
  expect(addResults([sent("b", 4), sent("a", 3)])).toMatchObject({ posts: 4, updated: 2, rejected_total: 2 });
});
