import { setTimeout } from "node:timers/promises";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PagePart } from "#components/ui/page-part.tsx";

const MOMENT_MS = 250;
const LATER = "later";

type Props = {
  /** Its geometry, while it is on its way. */
  fallback: ReactNode;
  read: () => Promise<Awaited<ReactNode>>;
};

/**
 * A part of a page that comes with it where it is read within a moment, in one picture; what takes longer comes after the page. A page that is
 * already open, and asks for its next state, keeps the one it has until then.
 */
export async function Soon({ fallback, read }: Props): Promise<ReactNode> {
  const isOpen = (await headers()).get("sec-fetch-dest") === "empty";
  const content = read();
  const moment = setTimeout(MOMENT_MS, LATER, { ref: false });
  const ready = isOpen ? await content : await Promise.race([content, moment]);
  if (ready !== LATER) return <PagePart fallback={null}>{ready}</PagePart>;
  return (
    <PagePart fallback={fallback}>
      <Later content={content} />
    </PagePart>
  );
}

function Later({ content }: { content: ReturnType<Props["read"]> }) {
  return content;
}
