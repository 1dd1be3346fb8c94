"use client";

import { LANGUAGES, type Language } from "#components/docs/languages.ts";
import { CodeBlock } from "./code-block.tsx";
import { useLanguage } from "./use-language.ts";

type Props = {
  /** What the code does, for screen readers. */
  name: string;
  samples: Partial<Record<Language, string>>;
  /** Of the code. */
  className?: string;
};

/** The same request in several languages. Choosing one chooses it for all of them, and for the reference. */
export function CodeSamples({ name, samples, className }: Props) {
  const [chosen, choose] = useLanguage();
  const offered = LANGUAGES.filter((language) => samples[language]);
  const language = offered.includes(chosen) ? chosen : offered[0];
  return (
    <div>
      <fieldset className="mb-2 inline-flex rounded-lg bg-sunken p-0.5">
        <legend className="sr-only">Language of the code: {name}</legend>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            onClick={() => choose(one)}
            className="inline-flex min-h-8 items-center rounded-md px-2.5 text-sm text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-sm"
          >
            {one}
          </button>
        ))}
      </fieldset>
      {language && (
        <CodeBlock
          text={samples[language] ?? ""}
          name={`the ${language} code: ${name}`}
          className={className}
        />
      )}
    </div>
  );
}
