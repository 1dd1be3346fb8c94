import { expect, it } from "vitest";
import { readDocument } from "./document.ts";
import { findMismatches } from "./find-mismatches.ts";

const problem = {
  type: "https://plinth.example/problems/not_found",
  title: "Not Found",
  status: 404,
  detail: "There is nothing.",
  message: "There is nothing.",
  code: "not_found",
  instance: "/v1/score",
  request_id: "0b7d1c4e-3f0a-4a55-9a0e-8f4a5d1f1c11",
};
const refusal = { $ref: "#/components/schemas/NotFoundProblem" };
const workspaces = { $ref: "#/components/schemas/WorkspaceEntry" };

it("fits what is described, and nothing with a field beyond it, although the document leaves room for one", () => {
  expect(findMismatches(refusal, problem)).toEqual([]);
  expect(findMismatches(refusal, { ...problem, hint: "" }).join()).toContain("unevaluated");
  expect(findMismatches(refusal, { ...problem, code: "no_data" })).not.toEqual([]);
  expect(findMismatches(workspaces, { colour: "red" }).join()).toContain("additional");
  expect(readDocument().components.schemas.WorkspaceEntry).not.toHaveProperty("additionalProperties");
});
