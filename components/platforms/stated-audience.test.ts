import { describe, expect, it } from "vitest";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import { findKnown, howToAsk, readTyped } from "./stated-audience.ts";

const TODAY = "2026-11-20";
const known = (day: string | null, role: KnownAudience["role"] = "own"): KnownAudience => ({
  platform: "twitter",
  handle: "TeaHouse",
  role,
  newest: day === null ? null : { followers: 900, day },
});

describe("the question for the audience", () => {
  it("is about the profile that the files go to", () => {
    const all = [known(null), { ...known(null), handle: "other" }];
    const find = (platform: string, handle: string) => findKnown(all, { platform, handle })?.handle;
    expect(find("twitter", " @teahouse ")).toBe("TeaHouse");
    expect(find("tiktok", "teahouse")).toBeUndefined();
    expect(find("twitter", "new")).toBeUndefined();
  });

  it("is asked where nothing is known of the last year, and only offered else", () => {
    expect(howToAsk(undefined, false, TODAY)).toBe("asks");
    expect(howToAsk(known(null), false, TODAY)).toBe("asks");
    expect(howToAsk(known("2025-11-19"), false, TODAY)).toBe("asks");
    expect(howToAsk(known("2025-11-20"), false, TODAY)).toBe("offers");
    expect(howToAsk(known(TODAY), false, TODAY)).toBe("offers");
  });

  it("is not put where a file has the answer, nor for a watched profile", () => {
    expect(howToAsk(undefined, true, TODAY)).toBe("silent");
    expect(howToAsk(known(null, "watched"), false, TODAY)).toBe("silent");
  });
});

describe("the answer", () => {
  it.each(["12400", "12,400", "12.400", "12 400", "12\u2019400", " 12400 "])(
    "is the number %j",
    (followers) => {
      expect(readTyped({ followers, on: TODAY }, TODAY)).toEqual({
        audience: { followers: 12_400, followers_on: TODAY },
        wrong: {},
      });
    },
  );

  it("may be left out, whatever the day says", () => {
    expect(readTyped({ followers: " ", on: "" }, TODAY)).toEqual({ audience: null, wrong: {} });
  });

  it.each(["12.4", "1,24", "12.4K", "-5", "many", "1e5", "12,400.5", "1,234.567", "9999999999999999"])(
    "is no number as %j",
    (followers) => {
      const { audience, wrong } = readTyped({ followers, on: TODAY }, TODAY);
      expect(audience).toBeNull();
      expect(Object.keys(wrong)).toEqual(["followers"]);
    },
  );

  it("needs a day that has come", () => {
    const wrong = (on: string) => readTyped({ followers: "5", on }, TODAY).wrong;
    expect(wrong("2026-11-21")).toEqual({ on: "This day is in the future." });
    expect(wrong("")).toEqual({ on: "Choose the day you looked it up." });
  });
});
