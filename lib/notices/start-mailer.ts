import { log } from "../log.ts";
import { mailNotices } from "./mail-notices.ts";

const POLL_EVERY_MS = 5_000;
const RETRY_AFTER_MS = 60_000;

/**
 * Mails notices until it is stopped; after a failure it waits a minute. Not part of the reconciler, which must not wait for a
 * mail server.
 * @returns a function that stops it.
 */
export function startMailer(): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const poll = async () => {
    const wait = await mailNotices(new Date()).then(
      () => POLL_EVERY_MS,
      (error) => {
        log().warn({ err: error }, "could not mail a notice");
        return RETRY_AFTER_MS;
      },
    );
    if (!stopped) timer = setTimeout(poll, wait);
  };
  timer = setTimeout(poll, POLL_EVERY_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
