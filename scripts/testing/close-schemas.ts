type Json = Record<string, unknown>;

/** Values, not schemas. */
const VALUES = ["examples", "example", "default", "enum", "const", "discriminator"];

/**
 * The schemas of the document as its tests want them: an object may have no other fields than those that are described. Readers are
 * promised less, so that answers may gain some.
 */
export function closeSchemas(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeSchemas);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema as Json).map(([key, value]) => {
    if (VALUES.includes(key)) return [key, value];
    // Its parts together say what fields there are.
    if (key === "allOf") return [key, value];
    return [key, closeSchemas(value)];
  });
  const closed: Json = Object.fromEntries(entries);
  if (closed.allOf) return { type: "object", ...closed, unevaluatedProperties: false };
  const isObject = typeof closed.properties === "object" && closed.type === "object";
  return isObject ? { additionalProperties: false, ...closed } : closed;
}
