import pino from "pino";
import { env } from "./env.ts";

let logger: pino.Logger | undefined;

/** The log of this process: JSON lines on standard error. Keys, tokens, secrets and passwords are never written. */
export function log(): pino.Logger {
  logger ??= pino(
    {
      level: env().PLINTH_LOG_LEVEL,
      redact: [
        "*.authorization",
        "*.password",
        "*.secret",
        "*.token",
        "*.cookie",
        "authorization",
        "password",
        "secret",
      ],
    },
    pino.destination(2),
  );
  return logger;
}
