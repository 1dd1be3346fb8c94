import { CodeBlock } from "./code-block.tsx";
import { CodeSamples } from "./code-samples.tsx";
import { Part } from "./part.tsx";
import type { Operation } from "./read-reference.ts";
import { JSON_TYPE } from "./send-request.ts";
import { TryIt } from "./try-it.tsx";
import { writeSamples } from "./write-samples.ts";

/** How an operation is called, what it answers then, and a form that sends it. */
export function OperationCode({ operation, baseUrl }: { operation: Operation; baseUrl: string }) {
  const { id, summary, method, path, inputs, body, file, answer } = operation;
  return (
    <>
      <CodeSamples name={summary} samples={writeSamples(operation, baseUrl)} className="text-xs!" />
      <Part title="Example of the answer" isShown={answer.example !== ""}>
        <CodeBlock text={answer.example} name={`the answer of ${summary}`} className="text-xs!" />
      </Part>
      <TryIt
        id={id}
        summary={summary}
        method={method}
        path={path}
        inputs={inputs}
        body={file?.example ?? (body && JSON.stringify(body.example ?? {}, null, 2))}
        type={file?.types[0] ?? JSON_TYPE}
      />
    </>
  );
}
