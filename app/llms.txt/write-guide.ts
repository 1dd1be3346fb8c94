import { AGENTS } from "#app/docs/agents/agent-words.ts";
import { GUIDES, guidePath } from "#app/docs/guides/find-guide.ts";
import { markdownPath } from "#app/docs/markdown/markdown-path.ts";
import { readDocs, START } from "#app/docs/read-docs.ts";
import { RECIPES } from "#app/docs/recipes/find-recipe.ts";
import { TEST_MODE } from "#app/docs/test-mode.ts";
import { subjectPath } from "#components/docs/subject.ts";
import { publicUrl } from "#lib/env.ts";

const CONVENTIONS = `
- Authenticate with \`Authorization: Bearer <API_KEY>\` (\`plk_live_…\`). A key belongs to a workspace and has scopes: \`read\` and \`write\`, or single ones such as \`audits:write\`; each operation names the one it needs. Only a key gives access to /v1; a dashboard session does not.
- Every success is 200. Every refusal is \`application/problem+json\` (RFC 9457) with \`title\`, \`code\`, \`detail\`, \`request_id\` and, for input, \`errors: [{ pointer, detail }]\`; \`type\` is the address of a page on how to resolve it.
- Checks happen in this order: an unknown path is 404, then 401, 403, 429, the request itself (415, 413, 400 or 422), 404, the state of the resource. A refused request changes nothing.
- Send an \`Idempotency-Key\` with every POST; repeated within 24 hours, it gets the first answer again.
- After 429, 425 and 503, wait for the number of seconds in \`Retry-After\`. \`RateLimit\` says how many requests are left in this minute.
- Lists take \`limit\` (default 20, at most 100) and \`offset\`, and return \`total\`. Times are RFC 3339 in UTC.
- An audit runs in the background: POST /v1/audit/run, then GET /v1/audit/{audit_id} until it no longer answers 425, or use the webhook event \`audit.completed\`.
- Test keys (\`plk_test_…\`) see a made-up brand: audits end within a second, and the header \`Plinth-Test: <code>\` asks for a problem. Their answers carry \`Plinth-Mode: test\`.
- Webhooks are signed according to Standard Webhooks 1.0 and delivered at least once.
`.trim();

/** What a program that reads should know about this installation, in the form of llmstxt.org. */
export function writeGuide(): string {
  const origin = publicUrl();
  const { subjects, access } = readDocs();
  const operations = subjects.flatMap((subject) =>
    subject.operations.map(({ id, method, path, summary }) => {
      const needs = access[id] ? ` Plan ${access[id].plan}, scope ${access[id].scope}.` : "";
      return `- [${method} ${path}](${origin}${subjectPath(subject)}#${id}): ${summary}.${needs}`;
    }),
  );
  const pages = [START, AGENTS, TEST_MODE, ...subjects].map((subject) => {
    return `- [${subject.title}](${origin}${markdownPath(subjectPath(subject))}): ${subject.text}`;
  });
  const guides = GUIDES.map(
    (guide) => `- [${guide.title}](${origin}${markdownPath(guidePath(guide))}): ${guide.summary}`,
  );
  const recipes = RECIPES.map(
    ({ name, title, summary }) => `- [${title}](${origin}/docs/recipes/${name}): ${summary}`,
  );
  return `# Plinth

> Plinth shows where a brand stands on social media: a composite score with five pillars (presence, reach, impact, sentiment, momentum), brand audits that explain it, scores for content before it is published, campaigns, and webhooks.

## Conventions

${CONVENTIONS}

## Reference

- [OpenAPI 3.1 document](${origin}/openapi.json): every operation with schemas, examples and problems
- [API reference](${origin}/docs): the same for people, with code; every page under /docs is there as markdown, too, with \`.md\` behind its address
- [Everything in one text](${origin}/llms-full.txt): all pages of the reference, the recipes, the problems, the method and the glossary
- [Problems](${origin}${markdownPath("/problems")}): every refusal, what it means and how to resolve it
- [Glossary](${origin}${markdownPath("/glossary")}): what the words of the service mean
- [Methodology](${origin}${markdownPath("/methodology")}): what the score is made of, and how to read \`normalised\`, \`points\` and \`confidence\` of an explanation
- [Agents](${origin}/docs/agents.md): a server of the Model Context Protocol at ${origin}/mcp (streamable HTTP, the same bearer key, or OAuth 2.1 with PKCE and clients that register themselves), with its tools
- [TypeScript client](${origin}/docs/plinth.ts): one file without dependencies

## Pages

${pages.join("\n")}

## Guides

${guides.join("\n")}

## Operations

${operations.join("\n")}

## Recipes

${recipes.join("\n")}
`;
}
