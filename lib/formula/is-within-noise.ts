/**
 * Whether chance alone may explain a change of the score: by its bounds, which are what is shown; the flag of older results was not
 * always theirs. Without bounds nothing is known, and it is told as a change.
 */
export function isWithinNoise({
  low,
  high,
}: {
  low?: number | undefined;
  high?: number | undefined;
}): boolean {
  return low !== undefined && high !== undefined && low <= 0 && high >= 0;
}
