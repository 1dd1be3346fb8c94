type Fields = Record<string, unknown>;

const FUTURE = "2999-01-01";
const phases = (...weeks: unknown[]) => weeks.map((one, n) => ({ name: `Phase ${n}`, weeks: one }));
const each = (field: string, values: unknown[]): Fields[] => values.map((value) => ({ [field]: value }));

/** Bodies that operations refuse, as changes of one that they take. */
export const REFUSED_BODIES: { operation: string; body: Fields; changes: Fields[] }[] = [
  {
    operation: "POST /v1/studio/score",
    body: { content_type: "text", content: "Good morning.", platform: "tiktok" },
    changes: [
      ...each("content_type", [undefined, "audio", "Text", null, 5, ["text"]]),
      ...each("content", [
        undefined,
        "",
        null,
        5,
        ["x"],
        {},
        "x".repeat(10_001),
        "🙂".repeat(10_001),
        "\ud800",
      ]),
      ...each("platform", [undefined, "facebook", "Instagram", "x", "", null, ["tiktok"]]),
      ...each("format", ["carousel", "", "Post", null, 5]),
      ...[
        "no address",
        "https://",
        "http://media.example.com/a.jpg",
        "ftp://media.example.com/a",
        "x".repeat(3_000),
      ]
        .concat([
          "https://user:secret@media.example.com/a",
          "https://10.0.0.1/a",
          "https://[::1]/a",
          "https://localhost/a",
        ])
        .map((content) => ({ content_type: "image", content })),
      { content_type: "audio", content: "", platform: "x", format: "no" },
    ],
  },
  {
    operation: "POST /v1/campaigns",
    body: { name: "Spring menu", start_date: FUTURE },
    changes: [
      ...each("name", [undefined, null, 5, "", "   ", "x".repeat(201), "a\u0000b"]),
      ...each("start_date", [undefined, null, 5, "", "soon", "2999-02-30", "2999-13-01", "01/02/2999"]),
      ...each("start_date", [
        "2001-01-01",
        "0001-01-01",
        "2020-06-01T10:00:00+02:00",
        "2999-01-01T25:00:00Z",
      ]),
      ...each("duration_weeks", [0, -1, 105, 2_147_483_648, "4", 1.5, null, [4], true]),
      ...each("phases", ["four", null, [], [{ weeks: 2 }], phases([1, 2], [2, 3]), phases([1, 2], [4, 5])]),
      ...each("phases", [phases([2, 3]), phases(1, [2]), phases(0), Array(51).fill({ name: "x" }), [5]]),
      { duration_weeks: 5, phases: phases(2, 2) },
      { objective: null },
      { objective: "x".repeat(2_001) },
      { name: "", start_date: "soon", duration_weeks: 0 },
    ],
  },
  {
    operation: "POST /v1/webhooks",
    body: { url: "https://hooks.example.com/", events: ["score.changed"] },
    changes: [
      ...each("url", [
        "",
        "hooks.example.com",
        "http://hooks.example.com/",
        "https://user@hooks.example.com/",
        null,
        5,
      ]),
      ...each("url", [undefined, "https://10.1.2.3/", "https://[fe80::1]/", "https://app.localhost/", ["x"]]),
      ...each("url", [`https://hooks.example.com/${"x".repeat(2_000)}`, "http://127.0.0.1/"]),
      ...each("events", [
        undefined,
        null,
        [],
        "score.changed",
        ["score.changed", "Audit.completed"],
        [null],
        {},
      ]),
      ...each("events", [Array(21).fill("score.changed")]),
      ...each("secret", [null, 5, "", ["x"], "x".repeat(513), "\ud800"]),
      { url: "", events: [], secret: "" },
    ],
  },
  {
    operation: "POST /v1/audit/run",
    body: {},
    changes: [
      ...each("platforms", [
        [],
        "instagram",
        ["facebook"],
        null,
        [5],
        Array(51).fill("instagram"),
        ["x", "y"],
      ]),
      ...each("lookback_days", [0, 366, 1.5, "90", null, -1]),
      ...each("webhook_url", [
        "",
        "http://hooks.example.com/",
        "https://10.1.2.3/",
        null,
        5,
        "https://a:b@x.example/",
      ]),
      ...each("workspace_id", ["ws_0000000000000000000000", "", null, 5]),
    ],
  },
];

/** What no operation can read. */
export const MALFORMED: { body?: string | Buffer; headers?: Record<string, string> }[] = [
  { body: "{" },
  { body: "[]" },
  { body: "null" },
  { body: '"text"' },
  { body: "nothing" },
  { body: '{"a":1,}' },
  { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) },
  { body: `{"x":"${"x".repeat(1_048_576)}"}` },
  { body: "{}", headers: { "content-type": "text/plain" } },
  { body: "{}", headers: { "content-type": "application/x-www-form-urlencoded" } },
  { body: "{}", headers: { "content-type": "" } },
  { body: '{"x":1}', headers: { "content-type": "application/jsonp" } },
];
