// What runs in the threads that read comments: one batch after the other.
import { parentPort } from "node:worker_threads";
import { readAskedTexts } from "../score/read-asked-texts.ts";
import type { AskedTexts } from "../score/reading-threads.ts";

parentPort?.on("message", (asked: AskedTexts) => {
  const answer = readAskedTexts(asked);
  parentPort?.postMessage(answer, answer.reads ? [answer.reads.words.buffer] : []);
});
