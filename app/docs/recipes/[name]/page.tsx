import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublicPage } from "#app/public-page.tsx";
import { CodeSamples } from "#components/docs/code-samples.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { findRecipe, RECIPES, type Recipe } from "../find-recipe.ts";
import { readClientFile } from "../read-client-file.ts";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findRecipe((await params).name)?.title ?? "Not found" };
}

const LINK = "underline underline-offset-4 hover:text-ink";

/** How to do one thing with the API, with code that a test runs. */
export default async function RecipePage({ params }: Props) {
  const recipe = findRecipe((await params).name);
  if (!recipe) notFound();
  return (
    <PublicPage>
      <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
        <p className="text-sm text-soft">
          <a href="/docs" className={LINK}>
            API reference
          </a>
        </p>
        <h1 className="mt-6 text-3xl font-semibold tracking-tight">{recipe.title}</h1>
        <p className="mt-3 text-soft">{recipe.summary}</p>
        <div className="mt-8">
          <CodeSamples name={recipe.title} samples={await readSamples(recipe)} />
        </div>
        <p className="mt-3 text-sm text-soft">
          The TypeScript uses the{" "}
          <a href="/docs/plinth.ts" className={LINK}>
            client in one file
          </a>
          : put it beside your code.
        </p>
        <h2 className="mt-10 text-base font-semibold">Good to know</h2>
        <ul className="mt-3 list-disc space-y-2 pl-5 leading-relaxed">
          {recipe.notes.map((note) => (
            <li key={note}>
              <CodeText text={note} />
            </li>
          ))}
        </ul>
        <OtherRecipes name={recipe.name} />
      </article>
    </PublicPage>
  );
}

async function readSamples({ files }: Recipe) {
  const read = Object.entries(files).map(async ([language, file]) => [
    language,
    await readClientFile(`recipes/${file}`),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

function OtherRecipes({ name }: { name: string }) {
  return (
    <nav aria-labelledby="others" className="mt-12 border-t border-line pt-6">
      <h2 id="others" className="text-base font-semibold">
        Other recipes
      </h2>
      <ul className="mt-2">
        {RECIPES.filter((recipe) => recipe.name !== name).map((recipe) => (
          <li key={recipe.name}>
            <a
              href={`/docs/recipes/${recipe.name}`}
              className="inline-flex min-h-9 items-center text-soft underline underline-offset-4 hover:text-ink"
            >
              {recipe.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
