/** Made once: making one takes longer than scoring a sentence. */
const NUMBERS = new Intl.NumberFormat("en");

/** A number as it is told in sentences, "2,200". */
export function tell(value: number): string {
  return NUMBERS.format(value);
}
