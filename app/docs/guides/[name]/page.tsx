import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { DocsPage } from "../../docs-page.tsx";
import { alternateOf } from "../../markdown/markdown-link.tsx";
import { readDocs } from "../../read-docs.ts";
import { findGuide, guidePath } from "../find-guide.ts";
import { PartSection } from "../part-section.tsx";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = findGuide((await params).name);
  return guide ? { title: guide.title, ...alternateOf(guidePath(guide)) } : { title: "Not found" };
}

/** What holds across operations, with the figures of this installation. */
export default async function GuidePage({ params }: Props) {
  const guide = findGuide((await params).name);
  if (!guide) notFound();
  return (
    <DocsPage path={guidePath(guide)} subjects={readDocs().subjects}>
      <article className="max-w-3xl">
        <p className="text-sm text-soft">
          <DocsLink href="/docs">API reference</DocsLink>
        </p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{guide.title}</h1>
        <p className="mt-3 text-soft">{guide.summary}</p>
        {guide.parts().map((part) => (
          <PartSection key={part.title} {...part} />
        ))}
      </article>
    </DocsPage>
  );
}
