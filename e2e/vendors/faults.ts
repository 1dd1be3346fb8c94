import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, SeenRequest } from "./serve.ts";

/** What goes wrong with the next requests that fit. */
export type Fault = {
  /** A part of `HOST/PATH`, with "$" its end; every request when left out. */
  at?: string;
  /** So many requests that fit are answered as usual first. */
  after?: number;
  /** So many go wrong; 1 when left out. */
  times?: number;
  /** An answer in place of the usual one. */
  answer?: Answer;
  /**
   * `cut` ends the connection amid the body, `close` before an answer, `hang` never answers, `huge` answers 9 MiB, `page` with HTML,
   * `redirect` elsewhere, `slow` as usual after `delayMs`.
   */
  ending?: "cut" | "close" | "hang" | "huge" | "page" | "redirect" | "slow";
  delayMs?: number;
};

/** Answers with the fault; false when the usual answer shall follow. */
type Acting = (response: ServerResponse) => Promise<boolean>;

export type Faults = {
  add: (fault: Fault) => void;
  clear: () => void;
  /** The fault that this request meets, counted; null when it meets none. */
  take: (request: SeenRequest) => Acting | null;
};

export function openFaults(): Faults {
  let waiting: (Fault & { after: number; times: number })[] = [];
  return {
    add: (fault) => {
      waiting.push({ after: 0, times: 1, ...fault });
    },
    clear: () => {
      waiting = [];
    },
    take: ({ host, path }) => {
      const fault = waiting.find(({ at = "" }) => `${host}${path}$`.includes(at));
      if (!fault) return null;
      if (fault.after > 0) {
        fault.after -= 1;
        return null;
      }
      fault.times -= 1;
      if (fault.times <= 0) waiting = waiting.filter((one) => one !== fault);
      return (response) => act(fault, response);
    },
  };
}

async function act({ answer, ending, delayMs = 0 }: Fault, response: ServerResponse): Promise<boolean> {
  if (delayMs > 0) await sleep(delayMs);
  if (ending === "slow") return false;
  if (ending === "hang") return true;
  if (ending === "close") response.socket?.destroy();
  else if (ending === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
    await new Promise((written) => response.write('{"items":[{"id":"1"', written));
    response.socket?.destroy();
  } else if (ending === "huge") await send(response, { body: { filler: "x".repeat(9 * 1024 * 1024) } });
  else if (ending === "page") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sorry</title>");
  } else if (ending === "redirect") response.writeHead(302, { location: "https://elsewhere.example/" }).end();
  else await send(response, answer ?? { status: 503, body: {} });
  return true;
}

/** Sends an answer: objects as JSON, texts as HTML. */
export async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, headers = {}, body } = answer;
  const isBytes = body instanceof Uint8Array;
  const isText = typeof body === "string";
  const type = isText ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  const sent = isBytes || isText ? body : JSON.stringify(body ?? "");
  response.writeHead(status, { "content-type": type, ...headers });
  response.end(body === undefined ? "" : sent);
}
