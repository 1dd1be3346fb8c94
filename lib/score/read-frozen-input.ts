import type { FormulaInput } from "../formula/formula-input.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import type { AuditInput } from "./profile-input.ts";

/** What the formula looks at, of the frozen input of an audit: by profile, or by platform as older audits froze it. */
export function readFrozenInput(text: string): FormulaInput {
  const frozen = JSON.parse(text) as AuditInput | FormulaInput;
  return "profiles" in frozen ? mergeProfiles(frozen) : frozen;
}
