import { lru } from "tiny-lru";
import { findCurrentInput } from "../audits/audit-queries.ts";
import { readWorkspace } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";
import { formula } from "../formula/versions.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";

export type Brand = { input: FormulaInput; version: string };

/** The frozen input of an audit never changes, and reading one of many posts takes longer than scoring a draft. */
const brands = lru<Brand>(8);
/** More say nothing more of how the pillars move, which follow from medians and shares. */
const MAX_POSTS = 2_000;

/**
 * What is known of a workspace's brand: the frozen input of its current audit with the version of its formula. The inputs
 * of the last eight audits are kept in memory, of a platform with very many posts evenly drawn ones.
 * @param version of it, as `findVersions` tells
 * @returns null when there is no such audit any more
 */
export async function findBrand(workspaceId: string, version: string): Promise<Brand | null> {
  const key = `${workspaceId}/${version}`;
  const known = brands.get(key);
  if (known) return known;
  const row = await readWorkspace(workspaceId, (db) => findCurrentInput(db, workspaceId));
  if (!row?.input || !row.formulaVersion) return null;
  const input = thin(readFrozenInput(row.input, formula(row.formulaVersion)));
  const brand = { input, version: row.formulaVersion };
  brands.set(key, brand);
  return brand;
}

function thin(input: FormulaInput): FormulaInput {
  const platforms = input.platforms.map((one) => {
    const every = Math.ceil(one.posts.length / MAX_POSTS);
    return every > 1 ? { ...one, posts: one.posts.filter((_, n) => n % every === 0) } : one;
  });
  return { ...input, platforms };
}
