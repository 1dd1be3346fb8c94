import { createReadStream } from "node:fs";

/** Answers a line; an `error` stands for one that could not be. */
type AnswerLine = (line: string) => object | Promise<object>;

const MAX_NAMED = 20;

/**
 * Prints an answer for each line of a file that is not blank, and at the end, on standard error, which were refused. Ends
 * quietly when nobody reads on (`| head`).
 * @param file a JSON Lines file
 * @param what was not done with the refused ones: "scored"
 * @throws Error when the file cannot be read
 */
export async function answerLines(file: string, answer: AnswerLine, what: string): Promise<void> {
  const output = watchOutput();
  const refused: number[] = [];
  let [number, count] = [0, 0];
  for await (const line of readLines(file)) {
    if (output.isClosed) break;
    number += 1;
    if (line.trim() === "") continue;
    count += 1;
    const answered = await answer(line);
    if ("error" in answered) refused.push(number);
    await output.write(`${JSON.stringify(answered)}\n`);
  }
  if (refused.length > 0) process.stderr.write(`${summarise(refused, count, what)}\n`);
}

/** Lines end with a line feed alone: JSON may have other separators within a text (U+2028), where `readline` would split. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

function summarise(refused: readonly number[], count: number, what: string): string {
  const named = refused.slice(0, MAX_NAMED).join(", ");
  const more = refused.length > MAX_NAMED ? ` and ${refused.length - MAX_NAMED} more` : "";
  const noun = refused.length === 1 ? "line" : "lines";
  return `plinth: ${refused.length} of ${count} lines could not be ${what}: ${noun} ${named}${more}`;
}

/** Standard output that may be closed by its reader at any time. */
function watchOutput() {
  const output = {
    isClosed: false,
    write: (text: string) =>
      new Promise<void>((done) => {
        if (output.isClosed) done();
        else process.stdout.write(text, () => done());
      }),
  };
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    output.isClosed = true;
  });
  return output;
}
