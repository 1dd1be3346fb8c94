/** A result as indented lines, `name  value`, for a terminal. */
export function formatForPeople(value: unknown, indent = ""): string {
  if (Array.isArray(value)) return value.map((item) => formatItem(item, indent)).join("");
  if (typeof value !== "object" || value === null) return `${indent}${value}\n`;
  return Object.entries(value)
    .map(([name, inner]) => formatField(name, inner, indent))
    .join("");
}

function formatField(name: string, value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return `${indent}${name}: ${value ?? "–"}\n`;
  if (Object.keys(value).length === 0) return `${indent}${name}: none\n`;
  return `${indent}${name}:\n${formatForPeople(value, `${indent}  `)}`;
}

function formatItem(item: unknown, indent: string): string {
  const text = formatForPeople(item, `${indent}  `);
  return `${indent}- ${text.slice(indent.length + 2)}`;
}
