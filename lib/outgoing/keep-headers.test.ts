import { expect, it } from "vitest";
import { keepHeaders } from "./keep-headers.ts";

it("keeps the first headers, the beginning of long ones, and no value that opens something", () => {
  expect(
    keepHeaders({
      server: "tea\0pot",
      via: ["one", "two"],
      "set-cookie": ["session=1", "id=2"],
      "x-long": "é".repeat(400),
      "x-none": undefined,
    }),
  ).toEqual([
    ["server", "teapot"],
    ["via", "one"],
    ["via", "two"],
    ["set-cookie", "…"],
    ["set-cookie", "…"],
    ["x-long", `${"é".repeat(300)}…`],
  ]);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`x-${n}`, "1"]));
  expect(keepHeaders(many)).toHaveLength(40);
});
