import type { Field } from "../read-fields.ts";

/** Fields as a list, those of inner objects one step further in. @param isInput of a request, where a field can be left out */
export function writeFields(fields: readonly Field[], isInput = false, margin = ""): string {
  return fields
    .map((field) => {
      const inner = field.fields.length > 0 ? `\n${writeFields(field.fields, isInput, `${margin}  `)}` : "";
      return `${margin}- ${writeField(field, isInput)}${inner}`;
    })
    .join("\n");
}

function writeField({ name, type, isRequired, text, facts, choices }: Field, isInput: boolean): string {
  const notes = [
    type,
    ...(isInput && isRequired ? ["required"] : []),
    ...(!isInput && !isRequired ? ["not always there"] : []),
    ...facts,
  ];
  const listed = choices.length > 0 ? `One of ${choices.map((choice) => `\`${choice}\``).join(", ")}.` : "";
  const said = [text, listed].filter(Boolean).join(" ");
  return `\`${name}\` (${notes.join(", ")})${said && `: ${said}`}`;
}
