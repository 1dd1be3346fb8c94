import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CodeSamples } from "#components/docs/code-samples.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { DocsPage } from "../../docs-page.tsx";
import { PartSection } from "../../guides/part-section.tsx";
import { alternateOf } from "../../markdown/markdown-link.tsx";
import { readDocs } from "../../read-docs.ts";
import { findRecipe, type Recipe } from "../find-recipe.ts";
import { readClientFile } from "../read-client-file.ts";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await params;
  const recipe = findRecipe(name);
  return recipe ? { title: recipe.title, ...alternateOf(`/docs/recipes/${name}`) } : { title: "Not found" };
}

/** How to do one thing with the API, with code that a test runs. */
export default async function RecipePage({ params }: Props) {
  const recipe = findRecipe((await params).name);
  if (!recipe) notFound();
  return (
    <DocsPage path={`/docs/recipes/${recipe.name}`} subjects={readDocs().subjects}>
      <article className="max-w-3xl">
        <p className="text-sm text-soft">
          <DocsLink href="/docs">API reference</DocsLink>
        </p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{recipe.title}</h1>
        <p className="mt-3 text-soft">{recipe.summary}</p>
        {recipe.before?.map((part) => (
          <PartSection key={part.title} {...part} />
        ))}
        <div className="mt-8">
          <CodeSamples name={recipe.title} samples={await readSamples(recipe)} />
        </div>
        <p className="mt-3 text-sm text-soft">
          The TypeScript uses the <DocsLink href="/docs/plinth.ts">client in one file</DocsLink>: put it
          beside your code, in a package of <CodeText text='`"type": "module"`' />. The Python uses the client
          of the repository: <CodeText text="`pip install ./clients/python`" />.
        </p>
        {recipe.after?.map((part) => (
          <PartSection key={part.title} {...part} />
        ))}
        <h2 className="mt-10 text-base font-semibold">Good to know</h2>
        <ul className="mt-3 list-disc space-y-2 pl-5 leading-relaxed">
          {recipe.notes.map((note) => (
            <li key={note}>
              <CodeText text={note} />
            </li>
          ))}
        </ul>
      </article>
    </DocsPage>
  );
}

async function readSamples({ files }: Recipe) {
  const read = Object.entries(files).map(async ([language, file]) => [
    language,
    await readClientFile(`recipes/${file}`),
  ]);
  return Object.fromEntries(await Promise.all(read));
}
