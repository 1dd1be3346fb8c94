import { apiDocument } from "#app/api-document.ts";
import { readDocs } from "#app/docs/read-docs.ts";
import { subjectPath } from "#components/docs/subject.ts";
import { BEFORE_ANY } from "#lib/http/openapi/name-problems.ts";
import { PROBLEMS, type ProblemTitle, problemCode } from "#lib/problems.ts";

/** The operations that answer with a problem under one of its statuses. */
export type Answering = {
  status: number;
  operations: { label: string; href: string }[];
  /** Whether all operations do. */
  isEvery: boolean;
};

export type ProblemEntry = {
  title: string;
  code: string;
  /** The usual one. */
  status: number;
  meaning: string;
  wayOut: string;
  /** By status; empty when no operation answers with it. */
  answering: Answering[];
  /** Whether the service also answers with it under any path, before it knows which operation is meant. */
  isBeforeAny: boolean;
};

type Family = { id: string; title: string; text: string; statuses: number[] };

/** Statuses that ask the same of a caller. */
const FAMILIES: Family[] = [
  {
    id: "request",
    title: "Wrong request",
    text: "Change the request: sent again as it is, it is refused again.",
    statuses: [400, 413, 415, 422],
  },
  {
    id: "access",
    title: "Not allowed",
    text: "The key, the plan or the role does not reach that far.",
    statuses: [401, 403],
  },
  {
    id: "address",
    title: "Nothing there",
    text: "The path, the method or an identifier in it leads nowhere.",
    statuses: [308, 404, 405],
  },
  {
    id: "now",
    title: "Not now",
    text: "The request is fine, but the state of things or a limit stands against it. Some of these pass by themselves.",
    statuses: [402, 409, 425, 429],
  },
  {
    id: "service",
    title: "The service failed",
    text: "The fault is not in the request. Try again later.",
    statuses: [500, 503, 507],
  },
];

/** All problems of the catalogue in families, each by status. */
export function listFamilies(): (Family & { problems: ProblemEntry[] })[] {
  const problems = listProblems();
  return FAMILIES.map((family) => ({
    ...family,
    problems: problems.filter(({ status }) => family.statuses.includes(status)),
  }));
}

/** Found once: what operations declare does not change while the process lives. */
const known = new WeakMap<object, ProblemEntry[]>();

/** All problems of the catalogue, by status. */
export function listProblems(): ProblemEntry[] {
  const document = apiDocument();
  const problems = known.get(document) ?? readProblems();
  known.set(document, problems);
  return problems;
}

/** The problem with a code; null when there is none. */
export function findProblem(code: string): ProblemEntry | null {
  return listProblems().find((entry) => entry.code === code) ?? null;
}

/** "400 or 422": the statuses under which operations answer with it; else its usual one. */
export function writeStatuses({ status, answering }: ProblemEntry): string {
  return answering.map((one) => one.status).join(" or ") || String(status);
}

function readProblems(): ProblemEntry[] {
  const { subjects } = readDocs();
  const operations = subjects.flatMap((subject) =>
    subject.operations.map(({ method, path, id, refusals, sharedRefusals }) => ({
      label: `${method} ${path}`,
      href: `${subjectPath(subject)}#${id}`,
      refusals: [
        ...refusals.map(({ status, problems }) => ({ status, titles: problems.map(({ title }) => title) })),
        ...sharedRefusals,
      ],
    })),
  );
  const findAnswering = (title: ProblemTitle): Answering[] => {
    const byStatus = new Map<number, Answering["operations"]>();
    for (const { label, href, refusals } of operations)
      for (const { status, titles } of refusals)
        if (titles.includes(title)) byStatus.set(status, [...(byStatus.get(status) ?? []), { label, href }]);
    return [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, found]) => ({ status, operations: found, isEvery: found.length === operations.length }));
  };
  const titles = Object.keys(PROBLEMS) as ProblemTitle[];
  return titles
    .map((title) => ({
      title,
      code: problemCode(title),
      ...PROBLEMS[title],
      answering: findAnswering(title),
      isBeforeAny: title === "Moved" || BEFORE_ANY.includes(title),
    }))
    .sort((a, b) => a.status - b.status);
}
