import fc from "fast-check";

type OddBody = {
  body: string | Uint8Array;
  how: string;
  expected: "refused" | "either";
  headers?: Record<string, string>;
};

const DEPTH = 10_000;
const DEEP_LIST = `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`;
const DEEP_OBJECT = `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`;
const MANY_FIELDS = Array.from({ length: 100_000 }, (_, n) => `"${n}":0`).join(",");
const MANY_DIGITS = "9".repeat(1_000_000);
const refused = (how: string, body: string | Uint8Array): OddBody => ({ how, body, expected: "refused" });
const either = (how: string, body: string | Uint8Array): OddBody => ({ how, body, expected: "either" });
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

/** A valid body with other members in it, or other bytes. */
export function oddBody(valid: string, largest: number): fc.Arbitrary<OddBody> {
  const open = valid.slice(0, -1);
  const comma = open === "{" ? "" : ",";
  const first = Object.keys(JSON.parse(valid))[0] ?? "name";
  const fixed: OddBody[] = [
    refused("is cut off", open),
    refused("is null", "null"),
    refused("is a list", `[${valid}]`),
    refused("is a number", "1e400"),
    refused("is a string", JSON.stringify(valid)),
    refused("is two objects", valid + valid),
    refused("has a comment", `${valid}// end`),
    refused("is UTF-16", Buffer.from(valid, "utf16le")),
    refused("has bytes that are no UTF-8", bytes(`${open}${comma}"x":"`, [0xff, 0xfe, 0xc0, 0x80], '"}')),
    refused("has a raw NUL", `${open}${comma}"x":"\u0000"}`),
    refused("has NaN", `${open}${comma}"x":NaN}`),
    refused("is a list of 10,000 levels", DEEP_LIST),
    either("has unknown fields", `${open}${comma}"x":1,"constructor":{},"":null}`),
    either("has a list of 10,000 levels", `${open}${comma}"x":${DEEP_LIST}}`),
    either("has an object of 10,000 levels", `${open}${comma}"x":${DEEP_OBJECT}}`),
    {
      ...either("is deep, with a key", `${open}${comma}"x":${DEEP_LIST}}`),
      headers: { "idempotency-key": `deep-${first}` },
    },
    either("has __proto__", `${open}${comma}"__proto__":{"admin":true,"name":"x"}}`),
    either("has a field twice", `${open}${comma}${JSON.stringify(first)}:null}`),
    either("has 1e400 in a field", `${open}${comma}${JSON.stringify(first)}:1e400}`),
    either("has a NUL in a field", `${open}${comma}${JSON.stringify(first)}:"a\\u0000b"}`),
    either("has a lone surrogate in a field", `${open}${comma}${JSON.stringify(first)}:"a\\ud800b"}`),
    either("has a lone surrogate in a name", `${open}${comma}"\\udc00":1}`),
    either("has 100,000 fields", `${open}${comma}${MANY_FIELDS}}`),
    either("has a byte order mark", `\ufeff${valid}`),
    either("is empty", ""),
    either("is blank", " \n "),
    either("has 1,000,000 digits", `${open}${comma}"x":${MANY_DIGITS}}`),
  ];
  const noise = fc.uint8Array({ minLength: 1, maxLength: 64 }).map((body) => either("is noise", body));
  const changed = fc.nat({ max: valid.length - 1 }).chain((at) =>
    fc.constantFrom(...'{}[]",:0e-\\u\u0000é').map((character) => {
      return either("has another character", valid.slice(0, at) + character + valid.slice(at + 1));
    }),
  );
  const large = fc
    .constantFrom(1_048_577, largest)
    .map((size) => refused(`has ${size} bytes`, `${open}${comma}"x":"${"x".repeat(size)}"}`));
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...fixed) },
    { weight: 2, arbitrary: noise },
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: large },
  );
}

/** Header values that a client can send; some of them are handled, most have to be without effect. */
export const ODD_HEADERS: [name: string, value: string][] = [
  ["content-type", "text/plain"],
  ["content-type", "application/x-www-form-urlencoded"],
  ["content-type", "multipart/form-data; boundary=x"],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "application/json;;;=;"],
  ["content-type", "application/merge-patch+json"],
  ["content-type", "application/jsonp"],
  ["content-type", "json"],
  ["content-type", `application/json; x=${"y".repeat(5_000)}`],
  ["content-encoding", "gzip"],
  ["content-encoding", "br, identity"],
  ["accept", "text/html"],
  ["accept", "application/xml;q=2"],
  ["accept-language", "\u00ff\u00fe"],
  ["x-request-id", ""],
  ["x-request-id", "a b\tc"],
  ["x-request-id", "x".repeat(5_000)],
  ["x-request-id", "\u00e9\u00ff"],
  ["if-none-match", "*"],
  ["if-none-match", '"'],
  ["if-none-match", 'W/"x", W/, ,"y"'],
  ["if-none-match", ",".repeat(5_000)],
  ["idempotency-key", ""],
  ["idempotency-key", " "],
  ["idempotency-key", "x".repeat(255)],
  ["idempotency-key", "x".repeat(256)],
  ["idempotency-key", "\u00e9"],
  ["idempotency-key", "'; --"],
  ["range", "bytes=0-1"],
  ["cookie", `next-auth.session-token=${"x".repeat(4_000)}`],
  ["x-http-method-override", "DELETE"],
  ["x-forwarded-for", "127.0.0.1, ::1"],
  ["x-forwarded-host", "evil.invalid"],
  ["origin", "null"],
  ["x-middleware-subrequest", "middleware:middleware"],
  ["authorization", "Bearer"],
  ["authorization", "Bearer \u00e9"],
  ["authorization", `Bearer ${"x".repeat(10_000)}`],
  ["authorization", "Digest x"],
  ["x-lots", "x".repeat(8_000)],
];

/** Query strings as they arrive; NAME stands for a parameter of the operation. */
export const ODD_QUERIES: string[] = [
  "NAME",
  "NAME=",
  "NAME=%00",
  "NAME=%ff",
  "NAME=%FF%FE%C0%80",
  "NAME=%",
  "NAME=%zz",
  "NAME=%u0041",
  "NAME=%ED%A0%80",
  "NAME=1&NAME=2",
  "NAME=daily&NAME=weekly&NAME=monthly",
  "NAME[]=1",
  "NAME[0]=1&NAME[1]=2",
  "NAME[$ne]=1",
  "NAME=1;NAME=2",
  "NAME=+1",
  "NAME=1e1",
  "NAME=0x10",
  "NAME=١٢",
  "NAME=-0",
  "NAME=99999999999999999999999999",
  "NAME=true&&&&=&=x&",
  "NAME=%20true%20",
  "__proto__=1&constructor=2&hasOwnProperty=3",
  "__proto__[admin]=1",
  "=x",
  "&".repeat(2_000),
  "expand=explanation,confidence,evidence",
  "expand=x&expand=explanation",
  "max_feedback=0",
  "max_feedback=%31%30",
  "expand=%00",
  `NAME=${"x".repeat(7_000)}`,
];
