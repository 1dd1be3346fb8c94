import { toProblem } from "#lib/http/problem-answer.ts";
import { problemCode } from "#lib/problems.ts";
import { type Ask, type Json, Refused } from "../ask-operation.ts";
import { wayOutOf } from "../way-out.ts";
import type { Tool } from "./tool.ts";

type Content = { type: "text"; text: string };
type Result = { content: Content[]; structuredContent?: Json; isError?: boolean; _meta?: Json };

/**
 * The result of a tool: structured, in a sentence, and as JSON for clients that show text alone. A refusal is a result too, so that the
 * agent reads it and can do something about it.
 */
export async function callTool(tool: Tool, args: Json, ask: Ask): Promise<Result> {
  try {
    const result = await tool.call(args, ask);
    return {
      content: [text(tool.tell(result as never)), text(JSON.stringify(result))],
      structuredContent: result,
    };
  } catch (thrown) {
    return thrown instanceof Refused ? refuse(thrown) : refuseAsBroken(thrown);
  }
}

function refuse({ problem, retryAfter }: Refused): Result {
  const { title, status, detail, code, request_id } = problem;
  const way_out = wayOutOf(title);
  const after = retryAfter === undefined ? "" : ` Retry after: ${retryAfter} seconds.`;
  const told = [
    `${title}: ${detail}`,
    `What to do: ${way_out}`,
    `Code: ${code} (${status}).${after} Request: ${request_id}.`,
  ];
  const { type: _, message: __, instance: ___, ...kept } = problem;
  const wait = retryAfter === undefined ? {} : { retry_after: retryAfter };
  return {
    content: [text(told.join("\n"))],
    isError: true,
    _meta: { problem: { ...kept, way_out, ...wait } },
  };
}

function refuseAsBroken(thrown: unknown): Result {
  const { title, status, message } = toProblem(thrown);
  const problem = { title, status, detail: message, code: problemCode(title), way_out: wayOutOf(title) };
  return {
    content: [
      text(`${title}: ${message}\nWhat to do: ${problem.way_out}\nCode: ${problem.code} (${status}).`),
    ],
    isError: true,
    _meta: { problem },
  };
}

function text(words: string): Content {
  return { type: "text", text: words };
}
