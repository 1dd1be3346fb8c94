import { CodeBlock } from "./code-block.tsx";
import { CodeSamples } from "./code-samples.tsx";
import { Part } from "./part.tsx";
import type { Operation } from "./read-reference.ts";
import { TryIt } from "./try-it.tsx";
import { writeSamples } from "./write-samples.ts";

/** How an operation is called, what it answers then, and a form that sends it. */
export function OperationCode({ operation, baseUrl }: { operation: Operation; baseUrl: string }) {
  const { summary, answer } = operation;
  return (
    <>
      <CodeSamples name={summary} samples={writeSamples(operation, baseUrl)} className="text-xs!" />
      <Part title="Example of the answer" isShown={answer.example !== ""}>
        <CodeBlock
          text={answer.example}
          syntax="JSON"
          name={`the answer of ${summary}`}
          className="text-xs!"
        />
      </Part>
      <TryIt operation={operation} />
    </>
  );
}
