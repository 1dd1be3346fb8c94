import { z } from "zod";
import type { ProblemTitle } from "../problems.ts";

const FieldErrorBody = z
  .object({
    pointer: z.string().meta({
      description: "JSON pointer (RFC 6901) to the field or parameter.",
      examples: ["/lookback_days"],
    }),
    detail: z.string().meta({ description: "What is wrong with it, and what it must be." }),
  })
  .meta({ id: "FieldError", description: "One wrong field or parameter." });

/** The body of every refusal (RFC 9457). */
export const ProblemBody = z
  .object({
    type: z
      .url()
      .meta({ description: "Address of a page that explains this problem and how to resolve it." }),
    title: z
      .string()
      .meta({ description: "The kind of problem in a few words; always the same for the same kind." }),
    status: z.int().min(400).max(599).meta({ description: "The HTTP status." }),
    detail: z.string().meta({ description: "What went wrong this time, and what to do about it." }),
    message: z.string().meta({ description: "The same text as `detail`." }),
    code: z.string().meta({ description: "The title in snake_case, for programs.", examples: ["not_found"] }),
    instance: z.string().meta({ description: "The request's path.", examples: ["/v1/score"] }),
    request_id: z
      .string()
      .meta({ description: "Identifies the request in the log; also sent as `X-Request-Id`." }),
    errors: z
      .array(FieldErrorBody)
      .optional()
      .meta({ description: "For invalid input: every field that is wrong." }),
  })
  .meta({ description: "Why a request was refused, in the form of RFC 9457." });

const TooEarlyMembers = z.object({
  step: z.string().meta({ description: "The step under way.", examples: ["Reading instagram"] }),
  steps: z.int().min(0).meta({ description: "How many steps there are in all." }),
  percent: z.int().min(0).max(100).meta({ description: "How many of the steps are done, in whole percent." }),
});

/** What some bodies have beyond the members of all. */
export const OWN_PROBLEM_MEMBERS: Partial<Record<ProblemTitle, z.ZodObject>> = {
  "Too Early": TooEarlyMembers,
};

/** What the members of their own are in an example. */
export const EXAMPLE_MEMBERS: Partial<Record<ProblemTitle, Record<string, unknown>>> = {
  "Too Early": { step: "Collecting instagram", steps: 7, percent: 28 },
};

export type ProblemBody = z.infer<typeof ProblemBody>;
