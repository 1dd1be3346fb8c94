import { publicUrl } from "../env.ts";
import { ANSWER_HEADERS } from "./openapi/describe-headers.ts";
import { describeOperation } from "./openapi/describe-operation.ts";
import { REQUEST_HEADERS } from "./openapi/describe-parameters.ts";
import { describeSharedProblems } from "./openapi/describe-problems.ts";
import { describeService } from "./openapi/describe-service.ts";
import { describeEventMessage, describeWebhooks } from "./openapi/describe-webhooks.ts";
import { listTags, WEBHOOKS_PATH } from "./openapi/list-tags.ts";
import { nameProblems } from "./openapi/name-problems.ts";
import { type Json, type Name, nameSchemas, type ToSchema } from "./openapi/name-schemas.ts";
import type { Operation } from "./operation.ts";
import type { Handler } from "./route.ts";

const API_KEY = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "plk_live_…",
  description:
    "An API key of a workspace: `plk_live_`, or `plk_test_` for one that sees fixtures only, 30 base62 characters and a checksum of 6 more. It is shown once, when it is created.",
};

type Paths = Record<string, Record<string, Handler>>;

/** Anybody may ask for the document, so it is built once. */
const built = new WeakMap<Paths, { address: string; document: Json }>();

/** The OpenAPI 3.1 document of some paths, read off the declarations that also serve them. */
export function openApiDocument(paths: Paths): Json {
  const address = publicUrl();
  const known = built.get(paths);
  if (known?.address === address) return known.document;
  const document = buildDocument(paths);
  built.set(paths, { address, document });
  return document;
}

function buildDocument(paths: Paths): Json {
  const { toSchema, name, named } = nameSchemas();
  nameProblems(listOperations(paths), toSchema, name);
  const described = describePaths(paths, toSchema, name);
  const webhooks = describeWebhooks(toSchema);
  name("EventMessage", describeEventMessage());
  const responses = describeSharedProblems();
  const used = JSON.stringify([described, responses]);
  return {
    openapi: "3.1.0",
    info: describeService(),
    servers: [
      { url: publicUrl(), description: "The installation that serves this document.", "x-internal": false },
    ],
    security: [{ apiKey: [] }],
    tags: listTags([...Object.keys(paths), WEBHOOKS_PATH]),
    paths: described,
    webhooks,
    components: {
      securitySchemes: { apiKey: API_KEY },
      parameters: keepUsed("parameters", REQUEST_HEADERS, used),
      headers: keepUsed("headers", ANSWER_HEADERS, used),
      responses: keepUsed("responses", responses, used),
      schemas: Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function listOperations(paths: Paths): [string, Operation][] {
  return Object.values(paths).flatMap((handlers) =>
    Object.entries(handlers).flatMap(([method, { declaration }]): [string, Operation][] =>
      declaration ? [[method, declaration]] : [],
    ),
  );
}

function describePaths(paths: Paths, toSchema: ToSchema, name: Name): Json {
  const described = Object.entries(paths).map(([path, handlers]) => {
    const operations = Object.entries(handlers).flatMap(([method, { declaration }]) => {
      if (!declaration) return [];
      return [[method.toLowerCase(), describeOperation(method, path, declaration, toSchema, name)]];
    });
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(described);
}

/** The components of a kind that something refers to. */
function keepUsed(kind: string, components: Json, used: string): Json {
  const kept = Object.entries(components).filter(([name]) => used.includes(`"#/components/${kind}/${name}"`));
  return Object.fromEntries(kept);
}
