import pino from "pino";
import { env } from "./env.ts";
import { inside } from "./inside/watch.ts";
import { currentIds } from "./work-scope.ts";

const SECRETS = ["authorization", "password", "secret", "token", "cookie"];

let logger: pino.Logger | undefined;

/**
 * The log of this process: JSON lines on standard error. Each says to which request or run of background work it belongs, and to which
 * span where traces are written. Keys, tokens, secrets and passwords are never written.
 */
export function log(): pino.Logger {
  logger ??= pino(
    {
      level: env().PLINTH_LOG_LEVEL,
      mixin: () => ({ ...currentIds(), ...currentSpan() }),
      redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
    },
    pino.destination(2),
  );
  return logger;
}

let quickLogger: pino.Logger | undefined;

/**
 * The same log for what is written often, and only in fields that its writer names: looking for secrets in a line takes six times as
 * long as writing it.
 */
export function quickLog(): pino.Logger {
  quickLogger ??= log().child({}, { redact: [] });
  return quickLogger;
}

function currentSpan() {
  const traceparent = inside.tracing?.traceparent();
  if (!traceparent) return null;
  const [, trace_id, span_id] = traceparent.split("-");
  return { trace_id, span_id };
}
