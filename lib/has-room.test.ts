import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { hasRoom } from "./has-room.ts";

const MIB = 1_048_576;
const disk = (freeMib: number, allMib: number) => async () => ({
  bavail: (freeMib * MIB) / 4_096,
  blocks: (allMib * MIB) / 4_096,
  bsize: 4_096,
});

it.each([
  [513, 100_000, true],
  [511, 100_000, false],
  [62, 400, true],
  [58, 400, false],
  [0, 400, false],
])("%i MiB free of %i: %s", async (free, all, expected) => {
  expect(await hasRoom("/", disk(free, all))).toBe(expected);
});

it("asks the system", async () => expect(typeof (await hasRoom(tmpdir()))).toBe("boolean"));
