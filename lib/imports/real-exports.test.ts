import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { importFile } from "./import-file.ts";

/** Files that brands downloaded from a platform themselves; they are not part of the project. */
const FOLDER = join(import.meta.dirname, "../../../shared/exports/twitter");
const isThere = existsSync(FOLDER);
const title = "a brand's own 37 monthly files of X: every post once, and nothing new the second time";

describe("real export files", () => {
  it.skipIf(!isThere)(isThere ? title : `${title} (skipped: ${FOLDER} is not there)`, async () => {
    const { id } = await makeWorkspace();
    const names = readdirSync(FOLDER).filter((name) => name.startsWith("tweet_activity_metrics"));
    expect(names).toHaveLength(37);
    const importAll = async () => {
      const results = [];
      for (const fileName of names) {
        const source = createReadStream(join(FOLDER, fileName));
        results.push(
          await importFile(id, { platform: "twitter", handle: "brand", fileName, source, now: new Date() }),
        );
      }
      return results;
    };
    const first = await importAll();
    expect(first.flatMap((result) => result.rejected)).toEqual([]);
    const stored = await withWorkspace(id, (tx) => tx.post.count({ where: { workspaceId: id } }));
    expect(first.reduce((sum, result) => sum + result.posts, 0)).toBe(stored);
    const again = await importAll();
    expect(again.every((result) => result.posts === 0 && result.updated === 0)).toBe(true);
  });
});
