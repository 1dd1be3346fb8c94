import type { z } from "zod";
import { whyNotPublic } from "../outgoing/public-url.ts";
import type { ProblemTitle } from "../problems.ts";
import { DraftBody, type DraftInput } from "./schemas.ts";
import { MAX_CHARACTERS } from "./values.ts";

const TITLES: Partial<Record<keyof DraftInput, ProblemTitle>> = {
  content_type: "Invalid Content Type",
  platform: "Invalid Platform",
  format: "Invalid Format",
};

/** A draft with the checks of its content that depend on its type, each told beside what is wrong with other fields. */
export const DraftRequest = DraftBody.superRefine(
  ({ content_type, content }, context) => {
    const fault = findBlank(content) ?? (content_type === "text" ? findTextFault : findAddressFault)(content);
    if (fault === null) return;
    const [message, title] = fault;
    context.addIssue({ code: "custom", path: ["content"], message, params: { title } });
  },
  {
    when: ({ issues }) => !issues.some(({ path }) => ["content_type", "content"].includes(String(path?.[0]))),
  },
);

/** The title that a wrong field of a draft gives; undefined where it is `Invalid Request`. */
export function titleOfDraftIssue(issue: z.core.$ZodIssue): ProblemTitle | undefined {
  if (issue.code === "custom") return issue.params?.title as ProblemTitle | undefined;
  return TITLES[String(issue.path[0]) as keyof DraftInput];
}

type Fault = [message: string, title?: ProblemTitle];

/** Spaces and characters that nobody sees. */
const BLANK = /^[\s\p{Z}\p{Cf}]*$/u;

function findBlank(content: string): Fault | null {
  return BLANK.test(content) ? ["must not be blank"] : null;
}

function findTextFault(text: string): Fault | null {
  const characters = [...text].length;
  if (characters <= MAX_CHARACTERS) return null;
  return [`must have at most ${MAX_CHARACTERS} characters; it has ${characters}`, "Content Too Large"];
}

function findAddressFault(url: string): Fault | null {
  const why = whyNotPublic(url);
  return why === null ? null : [`must be a public HTTPS address; this one ${why}`, "Media Unavailable"];
}
