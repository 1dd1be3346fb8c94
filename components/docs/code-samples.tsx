import { CodeBlock } from "./code-block.tsx";
import { LANGUAGES, type Language } from "./languages.ts";

type Props = {
  /** What the code does, for screen readers. */
  name: string;
  samples: Partial<Record<Language, string>>;
  /** Of the code. */
  className?: string;
};

/** The same request in several languages, of which `browser/choose-language.ts` shows one. */
export function CodeSamples({ name, samples, className }: Props) {
  const offered = LANGUAGES.filter((language) => samples[language]);
  const [first] = offered;
  return (
    <div data-samples="">
      <fieldset className="mb-2 inline-flex rounded-lg bg-sunken p-0.5 noscript:hidden">
        <legend className="sr-only">Language of the code: {name}</legend>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            data-choose-language={one}
            aria-pressed={one === first}
            className="inline-flex min-h-8 items-center rounded-md px-2.5 text-sm text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-sm"
          >
            {one}
          </button>
        ))}
      </fieldset>
      {offered.map((one) => (
        <div key={one} data-language={one} hidden={one !== first}>
          <CodeBlock
            text={samples[one] ?? ""}
            syntax={one}
            name={`the ${one} code: ${name}`}
            className={className}
          />
        </div>
      ))}
    </div>
  );
}
