const FILE_TYPE = "application/octet-stream";

export type InvalidField = { pointer: string; detail: string };

/** A request that failed: the problem that the service told, or that it could not be reached (status 0). */
export type Failure = Error & {
  status: number;
  title: string;
  /** Of the problem's page, `audit_in_progress`; empty when the answer was no problem. */
  code: string;
  requestId: string;
  /** What is wrong with fields of the body, each by its JSON pointer; empty where the problem names none. */
  errors: InvalidField[];
};

type Schema<T> = { parse: (answer: unknown) => T };
/** What reads an answer: a schema, what loads one when it is needed, or a check by hand where a page is to load little. */
type Reader<T> = Schema<T> | (() => Promise<Schema<T>>);

/** Of an answer that nobody looks at. */
export const ANYTHING: Schema<unknown> = { parse: (answer) => answer };

/**
 * Asks the dashboard's own door for JSON.
 * @param reader what the answer must be.
 * @param body sent when it is given: a record as JSON, a blob as it is.
 * @param method of a request with a body.
 * @throws Failure with the problem's detail as its message.
 */
export async function fetchJson<T>(
  reader: Reader<T>,
  path: string,
  body?: Record<string, unknown> | Blob,
  method: "POST" | "PATCH" | "DELETE" = "POST",
): Promise<T> {
  const request = body ? { method, ...encode(body) } : {};
  const loading = loadSchema(reader);
  // Nothing is changed whose answer could not be read.
  if (body) await loading;
  const [schema, response] = await Promise.all([
    loading,
    fetch(path, { ...request, credentials: "same-origin" }).catch(() => null),
  ]);
  if (!response) throw notReachable();
  return readAnswer(schema, response.status, await response.text().catch(() => ""));
}

/**
 * Sends a file to the dashboard's own door and says how far it is, which `fetch` cannot.
 * @param onProgress called with the share of the file that is sent, 0 to 1.
 * @throws Failure as `fetchJson` does.
 */
export async function sendFile<T>(
  reader: Reader<T>,
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<T> {
  const schema = await loadSchema(reader);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("Content-Type", FILE_TYPE);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener("error", () => reject(notReachable()));
    request.addEventListener("load", () => {
      try {
        resolve(readAnswer(schema, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.send(file);
  });
}

function encode(body: Record<string, unknown> | Blob): RequestInit {
  if (body instanceof Blob) return { headers: { "Content-Type": FILE_TYPE }, body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function loadSchema<T>(reader: Reader<T>): Promise<Schema<T>> {
  if (typeof reader !== "function") return reader;
  return reader().catch(() => {
    throw notReachable();
  });
}

function readAnswer<T>(schema: Schema<T>, status: number, text: string): T {
  const answer = parseJson(text);
  if (status < 200 || status > 299) throw makeFailure({ status, ...(isRecord(answer) && answer) });
  return schema.parse(answer);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a thrown thing is a failed request of `fetchJson`. */
export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof Error && "requestId" in thrown;
}

function notReachable(): Failure {
  return makeFailure({
    title: "No connection",
    detail: "The service could not be reached. Check your connection and try again.",
  });
}

function makeFailure(problem: Record<string, unknown>): Failure {
  const text = (name: string, otherwise = "") => {
    const value = problem[name];
    return typeof value === "string" ? value : otherwise;
  };
  const status = typeof problem.status === "number" ? problem.status : 0;
  const detail = text("detail", `The service answered with status ${status}.`);
  const about = {
    status,
    title: text("title", "Something went wrong"),
    code: text("code"),
    requestId: text("request_id"),
    errors: Array.isArray(problem.errors) ? problem.errors.filter(isInvalidField) : [],
  };
  return Object.assign(new Error(detail), about);
}

function isInvalidField(value: unknown): value is InvalidField {
  return isRecord(value) && typeof value.pointer === "string" && typeof value.detail === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
