import type { Command } from "commander";
import { z } from "zod";
import { loadSentimentModel } from "#lib/models/load-sentiment-model.ts";
import { classifySentiment } from "#lib/sentiment/classify-sentiment.ts";
import type { SentimentModel } from "#lib/sentiment/sentiment-model.ts";
import { answerLines } from "./answer-lines.ts";

/** More would tell less than they seem to. */
const SCORE_DECIMALS = 4;

const Line = z.object({ text: z.string() });

export function addSentimentCommand(program: Command): void {
  program
    .command("sentiment")
    .description("classify texts: JSON lines of { text } in, one JSON line each out")
    .requiredOption("--file <file>", "a JSON Lines file")
    .action(async ({ file }: { file: string }) => {
      const model = loadSentimentModel(new Date());
      await answerLines(file, (line) => classifyLine(line, model), "classified");
    });
}

function classifyLine(line: string, model: SentimentModel): object {
  try {
    const sentiment = classifySentiment(Line.parse(JSON.parse(line)).text, model);
    return { ...sentiment, score: Number(sentiment.score.toFixed(SCORE_DECIMALS)) };
  } catch {
    return { error: { title: "Invalid Request", detail: "the line is not a JSON object with a text" } };
  }
}
