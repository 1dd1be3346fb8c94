import { describe, expect, it } from "vitest";
import { groupFiles, type SightedFile } from "./group-files.ts";

let key = 0;
const file = (name: string, platform: string | null, handle: string | null = null, is_guess = false) =>
  ({ key: ++key, name, source: { platform, handle, is_guess }, belongsTo: null }) as SightedFile;

describe("chosen files by account", () => {
  it("joins what files hold, in any capitals, with what their names say", () => {
    const [x, series] = [
      file("a.csv", "twitter", "TeaHouse"),
      file("monthly_teahouse.csv", "twitter", null, true),
    ];
    const groups = groupFiles([x, file("b.csv", "twitter", "teahouse"), series], [], null);
    expect(groups).toMatchObject([{ platform: "twitter", handle: "TeaHouse", isGuess: false }]);
    expect(groups[0]?.keys).toHaveLength(3);
  });

  it("takes the only account of a platform, and asks where there are two", () => {
    const video = file("Table data.csv", "youtube", null, true);
    const one = { platform: "youtube", handle: "teahouse" } as const;
    expect(groupFiles([video], [one], null)).toMatchObject([{ handle: "teahouse", isGuess: false }]);
    const two = [one, { platform: "youtube", handle: "cakes" } as const];
    expect(groupFiles([video], two, null)).toMatchObject([
      { platform: "youtube", handle: "", isGuess: true },
    ]);
  });

  it("proposes what only the name says, and asks once for all files of a platform", () => {
    const files = [
      file("teahouse - Table data.csv", "youtube", "teahouse", true),
      file("Chart data.csv", "youtube"),
    ];
    const groups = groupFiles(files, [], null);
    expect(groups).toMatchObject([{ handle: "teahouse", isGuess: true }]);
    expect(groups[0]?.keys).toHaveLength(2);
  });

  it("leaves a file open that nothing names, unless a platform is asked for", () => {
    const plain = file("posts.csv", null, null, true);
    const sure = file("a.csv", "twitter", "teahouse");
    expect(groupFiles([sure, plain], [], null).map(({ platform }) => platform)).toEqual([null, "twitter"]);
    expect(groupFiles([plain], [], "tiktok")).toMatchObject([
      { platform: "tiktok", handle: "", isGuess: true },
    ]);
  });

  it("does as a person says, and waits for what is being looked at", () => {
    const belongsTo = { platform: "tiktok", handle: "cakes" } as const;
    const moved = { ...file("a.csv", "twitter", "teahouse"), belongsTo };
    const looked: SightedFile = { key: 99, name: "b.csv", source: null, belongsTo: null };
    expect(groupFiles([moved, looked], [], null)).toEqual([
      { id: "tiktok:cakes", ...belongsTo, isGuess: false, keys: [moved.key] },
    ]);
  });
});
