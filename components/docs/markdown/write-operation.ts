import { LANGUAGES } from "../languages.ts";
import type { Event, Operation, Refusal } from "../read-reference.ts";
import { writeSamples } from "../write-samples.ts";
import { joinParts, writeCode } from "./write-code.ts";
import { writeFields } from "./write-fields.ts";

type Access = { plan: string; scope: string } | undefined;

/** All about an operation in markdown. @param access what a key needs for it */
export function writeOperation(operation: Operation, baseUrl: string, access: Access): string {
  const { method, path, summary, text, inputs, body, file, answer, refusals, sharedRefusals } = operation;
  const samples = writeSamples(operation, baseUrl);
  const common = sharedRefusals.flatMap(({ status, titles }) => titles.map((title) => `${status} ${title}`));
  return joinParts([
    `## ${summary}`,
    `\`${method} ${path}\`${access ? ` · ${access.plan} plan, scope \`${access.scope}\`` : ""}`,
    ...text,
    writeListed(
      "Path",
      writeFields(
        inputs.filter(({ place }) => place === "path"),
        true,
      ),
    ),
    writeListed(
      "Query",
      writeFields(
        inputs.filter(({ place }) => place === "query"),
        true,
      ),
    ),
    writeListed("Body", writeFields(body?.fields ?? [], true)),
    writeListed("Body", file ? `${file.text}\n\nContent-Type: ${file.types.join(", ")}` : ""),
    writeListed("Answer 200", writeFields(answer.fields)),
    writeListed("Example of the answer", writeCode(answer.example, "JSON")),
    writeListed("Refusals", writeRefusals(refusals, baseUrl)),
    common.length > 0 ? `And as every operation: ${common.join(", ")}.` : "",
    ...LANGUAGES.map((language) => writeListed(language, writeCode(samples[language], language))),
  ]);
}

/** What a webhook is sent, in markdown. */
export function writeEvent({ type, summary, text, fields, example }: Event): string {
  return joinParts([`## ${summary}`, `\`${type}\``, text, writeFields(fields), writeCode(example, "JSON")]);
}

/** Refused requests by status, each with the address of its page. */
export function writeRefusals(refusals: readonly Refusal[], baseUrl: string): string {
  const lines = refusals.flatMap(({ status, problems }) =>
    problems.map(
      ({ title, code, detail }) => `- ${status} [${title}](${baseUrl}/problems/${code}): ${detail}`,
    ),
  );
  return lines.join("\n");
}

function writeListed(title: string, text: string): string {
  return text && `### ${title}\n\n${text}`;
}
