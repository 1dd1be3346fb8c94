import { z } from "zod";
import type { ProblemTitle } from "../problems.ts";

const FieldErrorBody = z
  .object({
    pointer: z.string().meta({
      description: "JSON pointer (RFC 6901) to the field or parameter.",
      examples: ["/lookback_days"],
    }),
    detail: z.string().meta({ description: "What is wrong with it, and what it may be." }),
  })
  .meta({ id: "FieldError", description: "One wrong field or parameter." });

/** The body of every refusal (RFC 9457). */
export const ProblemBody = z
  .object({
    type: z.url().meta({ description: "Address of a page about this problem and the way out of it." }),
    title: z.string().meta({ description: "What it is, in a few words; the same every time." }),
    status: z.int().min(400).max(599).meta({ description: "The HTTP status." }),
    detail: z.string().meta({ description: "What is wrong this time, and the way out." }),
    message: z.string().meta({ description: "The same text as `detail`." }),
    code: z.string().meta({ description: "The title in snake_case, for programs.", examples: ["not_found"] }),
    instance: z.string().meta({ description: "Path of the request.", examples: ["/v1/score"] }),
    request_id: z.string().meta({ description: "Finds the request in the log; also in `X-Request-Id`." }),
    errors: z.array(FieldErrorBody).optional().meta({ description: "Every wrong field, for invalid input." }),
  })
  .meta({ id: "Problem", description: "Why a request was refused, as RFC 9457 has it." });

const TooEarlyBody = ProblemBody.extend({
  step: z.string().meta({ description: "What is being done now.", examples: ["Reading instagram"] }),
  steps: z.int().min(0).meta({ description: "How many steps there are." }),
  percent: z.int().min(0).max(100).meta({ description: "Whole percent of the steps that are done." }),
}).meta({ id: "TooEarlyProblem", description: "The audit is still processing; how far it is." });

/** The bodies that have members of their own. */
export const OWN_PROBLEM_BODIES: Partial<Record<ProblemTitle, z.ZodType>> = { "Too Early": TooEarlyBody };

/** What the members of their own are in an example. */
export const EXAMPLE_MEMBERS: Partial<Record<ProblemTitle, Record<string, unknown>>> = {
  "Too Early": { step: "Collecting instagram", steps: 7, percent: 28 },
};

export type ProblemBody = z.infer<typeof ProblemBody>;
