import type { FormulaInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import type { AuditInput } from "./profile-input.ts";

/**
 * What a version of the formula looks at, of the frozen input of an audit: by profile, or by platform as older audits froze it.
 *
 * @param text as the audit keeps it
 * @param version of that audit
 */
export function readFrozenInput(text: string, version: Pick<FormulaVersion, "profiles">): FormulaInput {
  const frozen = JSON.parse(text) as AuditInput | FormulaInput;
  return "profiles" in frozen ? mergeProfiles(frozen, version) : frozen;
}
