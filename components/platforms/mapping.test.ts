import { describe, expect, it } from "vitest";
import { assignField, fieldWords, findMissing, keepForKind, kindOf, kindOfFields } from "./mapping.ts";

describe("assigning columns", () => {
  it("tells the kind of a file by its fields", () => {
    expect(kindOf({ Link: "url", Reactions: "likes" })).toBe("posts");
    expect(kindOf({ who: "author", says: "text" })).toBe("comments");
    expect(kindOf({ Datum: "date" })).toBe("account_series");
  });

  it("says what is missing in words", () => {
    expect(findMissing({ Link: "url", Reactions: "likes" })).toEqual([]);
    expect(findMissing({ Reactions: "likes" })).toEqual(["ID of the post, or its address"]);
    expect(findMissing({ Link: "url" })).toEqual(["At least one more column"]);
    expect(findMissing({ Datum: "date" })).toEqual(["Followers"]);
    expect(findMissing({ key: "id", says: "text" }, "comments")).toEqual(["Author, or ID of the post"]);
  });

  it("gives a field to one column only", () => {
    expect(assignField({ A: "likes", B: "url" }, "B", "likes")).toEqual({ B: "likes" });
    expect(assignField({ A: "likes", B: "url" }, "A", "")).toEqual({ B: "url" });
  });

  it("keeps what another kind knows too", () => {
    expect(keepForKind({ A: "likes", B: "text", C: "id" }, "comments")).toEqual({ B: "text", C: "id" });
  });

  it("calls fields as people do", () => {
    expect([
      fieldWords("created_at", "posts"),
      fieldWords("createdAt", "comments"),
      fieldWords("durationS", "posts"),
      fieldWords("followers", kindOfFields(["date", "followers"])),
    ]).toEqual(["Published at", "Written at", "Length in seconds", "Followers"]);
  });
});
