import { createHash } from "node:crypto";
import type { FormulaInput } from "../../formula/formula-input.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/** Freezes the input of the formula with its hash, and runs the formula on it. */
export async function scorePillars(context: StepContext): Promise<StepOutputs["score"]> {
  const { workspaceId, id, version } = context.audit;
  const input = JSON.stringify(freezeInput(context));
  const result = version.score(JSON.parse(input) as FormulaInput);
  await context.write((tx) =>
    tx.audit.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { input, inputHash: hashInput(input), formulaVersion: version.name },
    }),
  );
  return result;
}

/** SHA-256 of a frozen input, in hexadecimal. */
export function hashInput(input: string): string {
  return createHash("sha256").update(input).digest("hex");
}

function freezeInput(context: StepContext): FormulaInput {
  const comments = new Map(context.output("analyse").map(({ platform, days }) => [platform, days]));
  const platforms = context.outputs("collect").flatMap((data) => {
    return data ? [{ ...data, comments: comments.get(data.platform) ?? [] }] : [];
  });
  return { asOf: context.audit.day, platforms };
}
