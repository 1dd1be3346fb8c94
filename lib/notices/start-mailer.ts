import { log } from "../log.ts";
import { mailNotices } from "./mail-notices.ts";

const LOOK_EVERY_MS = 5_000;
const TRY_AGAIN_AFTER_MS = 60_000;

/**
 * Mails notices until it is told to stop; after a failure it waits a minute. Apart from the reconciler, which must not
 * wait for a mail server.
 * @returns a function that stops it.
 */
export function startMailer(): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const look = async () => {
    const wait = await mailNotices(new Date()).then(
      () => LOOK_EVERY_MS,
      (error) => {
        log().warn({ err: error }, "could not mail a notice");
        return TRY_AGAIN_AFTER_MS;
      },
    );
    if (!stopped) timer = setTimeout(look, wait);
  };
  timer = setTimeout(look, LOOK_EVERY_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
