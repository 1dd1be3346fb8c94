type Told = { pillars: Record<string, unknown>; confidence: Record<string, unknown> };

/**
 * A result for a terminal: a pillar of which nothing is known stands there without its figure and grade, which in the answer
 * of the API keeps the contract's 50.
 *
 * @param value what a command returns; only results with pillars and their confidence are changed
 */
export function tellUnknown(value: unknown): unknown {
  if (!isTold(value)) return value;
  const { pillars, confidence } = value;
  const told = Object.entries(pillars).map(([name, pillar]) => [
    name,
    isUnknown(confidence[name]) ? "not known" : pillar,
  ]);
  return { ...value, pillars: Object.fromEntries(told) };
}

function isTold(value: unknown): value is Told {
  if (typeof value !== "object" || value === null) return false;
  const { pillars, confidence } = value as Partial<Told>;
  return isObject(pillars) && isObject(confidence);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isUnknown(confidence: unknown): boolean {
  return isObject(confidence) && (confidence as { level?: unknown }).level === "none";
}
