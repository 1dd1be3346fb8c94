import { DocsLink } from "#components/docs/docs-link.tsx";
import { markdownPath } from "./markdown-path.ts";

/** Where a page is as text. @param path of the page: `/docs/audits` */
export function MarkdownLink({ path }: { path: string }) {
  return (
    <p className="no-print text-sm text-soft">
      <DocsLink href={markdownPath(path)}>This page as markdown</DocsLink>
    </p>
  );
}

/** Where the markdown of a page is, for its head. */
export function alternateOf(path: string) {
  return { alternates: { types: { "text/markdown": markdownPath(path) } } };
}
