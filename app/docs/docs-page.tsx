import type { ReactNode } from "react";
import { TEST_MODE } from "#app/docs/test-mode.ts";
import { PageScript } from "#app/page-script.tsx";
import { PublicPage } from "#app/public-page.tsx";
import { CopyTemplate } from "#components/docs/code-block.tsx";
import { DocsSearch } from "#components/docs/docs-search.tsx";
import { listSubjects } from "#components/docs/list-contents.ts";
import { ReferenceContents } from "#components/docs/reference-contents.tsx";
import { type Subject, subjectPath } from "#components/docs/subject.ts";
import { AGENTS } from "./agents/agent-words.ts";
import { GUIDES, guidePath } from "./guides/find-guide.ts";
import { MarkdownLink } from "./markdown/markdown-link.tsx";
import { START } from "./read-docs.ts";
import { RECIPES } from "./recipes/find-recipe.ts";

type Props = {
  /** Its address. */
  path: string;
  subjects: readonly Subject[];
  /** Name of the subject that is shown. */
  current?: string;
  children: ReactNode;
};

/** The frame of every page of the documentation: contents, search, and the way to its markdown. */
export function DocsPage({ path, subjects, current, children }: Props) {
  const start = [
    { href: "/docs", label: "Overview", isCurrent: path === "/docs" },
    ...[START, AGENTS, TEST_MODE].map(({ name, title }) => {
      const href = subjectPath({ name });
      return { href, label: title, isCurrent: href === path };
    }),
  ];
  const guides = GUIDES.map((guide) => {
    const href = guidePath(guide);
    return { href, label: guide.title, isCurrent: href === path };
  });
  const recipes = RECIPES.map(({ name, title }) => {
    const href = `/docs/recipes/${name}`;
    return { href, label: title, isCurrent: href === path };
  });
  const groups = [
    { title: "Start", entries: start },
    { title: "Guides", entries: guides },
    { title: "Reference", entries: listSubjects(subjects, current ?? null) },
    { title: "Recipes", entries: recipes },
  ];
  return (
    <PublicPage>
      <PageScript name="reader" />
      <CopyTemplate />
      <div className="mx-auto max-w-page gap-8 px-4 py-8 sm:px-6 lg:flex">
        <ReferenceContents groups={groups} />
        <div className="min-w-0 flex-1 space-y-8 lg:pt-6">
          <DocsSearch />
          {children}
          <MarkdownLink path={path} />
        </div>
      </div>
    </PublicPage>
  );
}
