const Z = 1.96;

/** The 95 % interval of a share that was counted (Wilson 1927). @returns shares between 0 and 1 */
export function wilsonInterval(part: number, of: number): { low: number; high: number } {
  const [share, z] = [part / of, Z ** 2];
  const middle = (share + z / (2 * of)) / (1 + z / of);
  const margin = (Z / (1 + z / of)) * Math.sqrt((share * (1 - share)) / of + z / (4 * of * of));
  return { low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}
