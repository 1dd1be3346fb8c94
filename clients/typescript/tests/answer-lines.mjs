// Answers calls of the conformance list: a line of JSON in, a line of JSON out. The argument is the built package.
import process from "node:process";
import { createInterface } from "node:readline";

const { ERRORS, PlinthError, pages, plinth, verifyWebhook } = await import(process.argv[2]);

async function call(asked) {
  if (asked.webhook) {
    const { now, ...received } = asked.webhook;
    return verifyWebhook({ ...received, now: new Date(now * 1_000) });
  }
  const { timeout, total_timeout, retries } = asked.options ?? {};
  const client = plinth({
    apiKey: asked.apiKey,
    baseUrl: asked.baseUrl,
    ...(timeout && { timeoutMs: timeout * 1_000 }),
    ...(total_timeout && { totalTimeoutMs: total_timeout * 1_000 }),
    ...(retries !== undefined && { retries }),
  });
  if (asked.waitForAudit) {
    const told = [];
    const answer = await client.waitForAudit(asked.waitForAudit, { onProgress: (one) => told.push(one) });
    return { ...answer, told };
  }
  const { idempotency_key: idempotencyKey, ...input } = asked.input ?? {};
  if (asked.pages) {
    const read = [];
    for await (const page of pages(client[asked.call], input)) read.push(page);
    return { pages: read };
  }
  return client[asked.call](input, idempotencyKey && { idempotencyKey });
}

async function answer(asked) {
  try {
    return { answer: await call(asked) };
  } catch (error) {
    if (error instanceof TypeError) return { error: { class: "TypeError", detail: error.message } };
    const { status, title, code, detail, requestId, retryAfterSeconds, errors } = error;
    const Known = ERRORS[code] ?? PlinthError;
    const facts = {
      status,
      title,
      code,
      detail,
      request_id: requestId,
      retry_after: retryAfterSeconds,
      errors,
    };
    return { error: { ...facts, class: error.constructor === Known ? Known.name : "another class" } };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
