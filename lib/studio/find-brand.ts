import { findCurrentAudit } from "../audits/find-current-audit.ts";
import { withWorkspace } from "../db.ts";
import type { FormulaInput } from "../formula/formula-input.ts";

export type Brand = { input: FormulaInput; version: string };

/** The frozen input of an audit never changes, and reading one of many posts takes longer than scoring a draft. */
const brands = new Map<string, Brand>();
const MOST_BRANDS = 8;
/** More say nothing more of how the pillars move, which follow from medians and shares. */
const MOST_POSTS = 2_000;

/**
 * What is known of a workspace's brand: the frozen input of its current audit with the version of its formula. The inputs
 * of the last eight audits are kept in memory, of a platform with more than 2,000 posts evenly drawn ones.
 * @returns null before the first completed audit
 */
export async function findBrand(workspaceId: string): Promise<Brand | null> {
  return withWorkspace(workspaceId, async (tx) => {
    const audit = await findCurrentAudit(tx, workspaceId);
    if (!audit?.formulaVersion) return null;
    const key = `${workspaceId}/${audit.id}`;
    const known = brands.get(key);
    if (known) return keep(key, known);
    const where = { workspaceId_id: { workspaceId, id: audit.id } };
    const row = await tx.audit.findUnique({ where, select: { input: true } });
    if (!row?.input) return null;
    const input = thin(JSON.parse(row.input) as FormulaInput);
    return keep(key, { input, version: audit.formulaVersion });
  });
}

/** The one that was used last stands last. */
function keep(key: string, brand: Brand): Brand {
  brands.delete(key);
  brands.set(key, brand);
  const [oldest] = brands.keys();
  if (brands.size > MOST_BRANDS && oldest !== undefined) brands.delete(oldest);
  return brand;
}

function thin(input: FormulaInput): FormulaInput {
  const platforms = input.platforms.map((one) => {
    const every = Math.ceil(one.posts.length / MOST_POSTS);
    return every > 1 ? { ...one, posts: one.posts.filter((_, n) => n % every === 0) } : one;
  });
  return { ...input, platforms };
}
