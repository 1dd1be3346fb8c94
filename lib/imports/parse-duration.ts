const SECONDS = /^\d+(\.\d+)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/;
const MAX_SECONDS = 31_536_000;

/**
 * Reads the length of a video.
 *
 * @param value seconds ("61", 61.5) or a clock ("1:02:03", "0:58")
 * @returns seconds, from 0 to a year, or in words what was expected
 */
export function parseDuration(value: unknown): number | string {
  const text = String(value).trim();
  const clock = CLOCK.exec(text);
  const seconds = clock
    ? Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
    : SECONDS.test(text)
      ? Number(text)
      : Number.NaN;
  return seconds <= MAX_SECONDS ? seconds : "expected seconds, 0 or more";
}
