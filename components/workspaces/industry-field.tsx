import type { ComponentProps } from "react";
import { Field } from "#components/ui/field.tsx";

const COMMON = [
  "agency",
  "automotive",
  "beauty",
  "books and media",
  "education",
  "fashion",
  "finance",
  "fitness",
  "food",
  "gaming",
  "health",
  "home and garden",
  "music",
  "nonprofit",
  "pets",
  "real estate",
  "retail",
  "software",
  "sports",
  "technology",
  "travel",
];

/** The industry in free words, with common ones suggested: equal words are compared with each other. */
export function IndustryField(props: Omit<ComponentProps<typeof Field>, "name" | "list">) {
  return (
    <>
      <Field name="industry" list="industries" maxLength={100} autoComplete="off" {...props} />
      <datalist id="industries">
        {COMMON.map((industry) => (
          <option key={industry} value={industry} />
        ))}
      </datalist>
    </>
  );
}
