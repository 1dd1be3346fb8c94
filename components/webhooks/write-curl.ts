type Header = readonly [name: string, value: string];

/** The request as a command for a shell: what stands in it is text, whatever it is. */
export function writeCurl({
  url,
  headers,
  body,
}: {
  url: string;
  headers: readonly Header[];
  body: string;
}): string {
  const lines = [
    `curl -X POST ${quote(url)}`,
    ...headers.map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    `  --data-binary ${quote(body)}`,
  ];
  return lines.join(" \\\n");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
