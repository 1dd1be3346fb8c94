/** The numbers from 0 to `count` − 1 in a random order that is always the same for a seed. */
export function shuffledIndices(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, n) => n);
  let state = seed >>> 0;
  for (let n = count - 1; n > 0; n--) {
    // Constants of Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 4_294_967_296) * (n + 1));
    const kept = order[n] as number;
    order[n] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
