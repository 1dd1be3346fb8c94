import pino from "pino";
import { env } from "./env.ts";

const SECRETS = ["authorization", "password", "secret", "token", "cookie"];

let logger: pino.Logger | undefined;

/** The log of this process: JSON lines on standard error. Keys, tokens, secrets and passwords are never written. */
export function log(): pino.Logger {
  logger ??= pino(
    {
      level: env().PLINTH_LOG_LEVEL,
      redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
    },
    pino.destination(2),
  );
  return logger;
}
