import { PROBLEMS, type ProblemTitle, problemCode } from "#lib/problems.ts";

type ProblemEntry = { title: string; code: string; status: number; meaning: string; wayOut: string };

/** All problems of the catalogue, by status. */
export function listProblems(): ProblemEntry[] {
  const titles = Object.keys(PROBLEMS) as ProblemTitle[];
  return titles
    .map((title) => ({ title, code: problemCode(title), ...PROBLEMS[title] }))
    .sort((a, b) => a.status - b.status);
}

/** The problem with a code; null when there is none. */
export function findProblem(code: string): ProblemEntry | null {
  return listProblems().find((entry) => entry.code === code) ?? null;
}
