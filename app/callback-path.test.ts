import { describe, expect, it } from "vitest";
import { callbackPath, sameOriginUrl } from "./callback-path.ts";

describe("where a person is sent after signing in", () => {
  it("is a page of this site, with its query", () => {
    expect(callbackPath("/w/ws_1?range=30d")).toBe("/w/ws_1?range=30d");
    expect(sameOriginUrl("/w/ws_1", "https://plinth.example")).toBe("https://plinth.example/w/ws_1");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "",
    "/sign-in?a",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
  ])("is the start page instead of %j", (path) => {
    expect(callbackPath(path)).toBe("/");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://plinth.example.evil/",
    "javascript:alert(1)",
    "https://",
  ])("is never the other site of %j", (url) => {
    expect(sameOriginUrl(url, "https://plinth.example")).toBe("https://plinth.example/");
  });
});
