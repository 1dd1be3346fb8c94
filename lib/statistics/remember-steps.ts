/**
 * The same function, computed only where its value is not known yet: between two arguments that give the same value it gives no
 * other. At most two arguments are kept for each value.
 * @param compute a function that never falls as its argument rises, and takes few values
 */
export function rememberSteps(compute: (argument: number) => number): (argument: number) => number {
  const args: number[] = [];
  const values: number[] = [];
  return (argument) => {
    const at = placeOf(argument, args);
    if (args[at] === argument || (at > 0 && values[at - 1] === values[at])) return values[at] as number;
    const value = compute(argument);
    if (isWithin(values, at - 2, value)) args[at - 1] = argument;
    else if (isWithin(values, at, value)) args[at] = argument;
    else {
      args.splice(at, 0, argument);
      values.splice(at, 0, value);
    }
    return value;
  };
}

/** Whether a value stands at a place and at the next one: whichever is nearer then stands for both. */
function isWithin(values: readonly number[], at: number, value: number): boolean {
  return values[at] === value && values[at + 1] === value;
}

/** Where the first argument stands that is not below this one; how many there are where none is. */
function placeOf(argument: number, args: readonly number[]): number {
  let [low, high] = [0, args.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((args[middle] as number) < argument) low = middle + 1;
    else high = middle;
  }
  return low;
}
