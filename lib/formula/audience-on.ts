/**
 * The audience on a day, interpolated between the known figures; before the first it is the first, after the last the last.
 *
 * @param day day number
 * @param figures known audience sizes, ascending by day, none later than the day of the score
 * @returns followers, or null when no figure is known
 */
export function audienceOn(day: number, figures: readonly { day: number; count: number }[]): number | null {
  const first = figures[0];
  const last = figures[figures.length - 1];
  if (first === undefined || last === undefined) return null;
  if (day <= first.day) return first.count;
  if (day >= last.day) return last.count;
  let low = 0;
  let high = figures.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((figures[middle]?.day ?? 0) <= day) low = middle;
    else high = middle;
  }
  const before = figures[low] ?? first;
  const after = figures[high] ?? last;
  if (after.day === before.day) return after.count;
  return before.count + ((after.count - before.count) * (day - before.day)) / (after.day - before.day);
}
