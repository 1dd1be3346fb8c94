import type { FormulaInput } from "../../formula/formula-input.ts";
import { recommend } from "../../formula/recommend.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/** Runs the formula on changes that the brand could make, on the frozen input. */
export async function recommendActions(context: StepContext): Promise<StepOutputs["recommend"]> {
  const { workspaceId, id } = context.audit;
  const where = { workspaceId_id: { workspaceId, id } };
  const { input } = await context.read((tx) =>
    tx.audit.findUniqueOrThrow({ where, select: { input: true } }),
  );
  return recommend(JSON.parse(input as string) as FormulaInput);
}
