import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { keepLines } from "#scripts/testing/keep-log.ts";
import { runInSlots } from "./run-in-slots.ts";

/** A loop over work that waits in a list, whose runs end when the test says so. */
function makeLoop(slots: number, waiting: string[] = []) {
  const running = new Map<string, { end: () => void; fail: () => void }>();
  const begun: string[] = [];
  const asked: number[] = [];
  const loop = runInSlots<string>({
    queue: "fits",
    name: "work of a test",
    slots,
    idsOf: (audit_id) => ({ audit_id }),
    take: async (free) => {
      asked.push(free);
      await sleep(1);
      return waiting.splice(0, free);
    },
    run: (work) =>
      new Promise<"done">((resolve, reject) => {
        begun.push(work);
        const settle = (how: () => void) => () => {
          running.delete(work);
          how();
        };
        running.set(work, {
          end: settle(() => resolve("done")),
          fail: settle(() => reject(new Error("broken"))),
        });
      }),
  });
  const untilBegun = (all: string[]) => vi.waitFor(() => expect(begun).toEqual(all));
  return { loop, waiting, running, begun, asked, untilBegun };
}

describe("runInSlots", () => {
  it("rests until it is woken, fills its slots, and fills one again when it becomes free", async () => {
    const { loop, running, begun, untilBegun } = makeLoop(2, ["a", "b", "c"]);
    await sleep(20);
    expect(begun).toEqual([]);
    loop.wake();
    await untilBegun(["a", "b"]);
    loop.wake();
    await sleep(20);
    expect(begun).toEqual(["a", "b"]);
    running.get("b")?.end();
    await untilBegun(["a", "b", "c"]);
  });

  it("asks for no more than it has room for, and not again when there is nothing", async () => {
    const { loop, running, asked, untilBegun } = makeLoop(3, ["a"]);
    loop.wake();
    await untilBegun(["a"]);
    loop.wake();
    await vi.waitFor(() => expect(asked).toEqual([3, 2]));
    running.get("a")?.end();
    await vi.waitFor(() => expect(asked).toEqual([3, 2, 3]));
    await sleep(20);
    expect(asked).toEqual([3, 2, 3]);
  });

  it("looks once more when it is woken while it looks: what came meanwhile is not missed", async () => {
    const { loop, waiting, untilBegun } = makeLoop(2);
    loop.wake();
    await sleep(0);
    waiting.push("late");
    loop.wake();
    await untilBegun(["late"]);
  });

  it("goes on after a run that failed, and after it could not look", async () => {
    const { loop, waiting, running, untilBegun } = makeLoop(1, ["a", "b"]);
    const { lines } = keepLines();
    loop.wake();
    await untilBegun(["a"]);
    running.get("a")?.fail();
    await untilBegun(["a", "b"]);
    expect(lines).toMatchObject([{ msg: "a run of work of a test failed", audit_id: "a" }]);
    const splice = vi.spyOn(waiting, "splice").mockImplementationOnce(() => {
      throw new Error("the database is away");
    });
    running.get("b")?.end();
    await vi.waitFor(() => expect(splice).toHaveBeenCalledOnce());
    waiting.push("c");
    loop.wake();
    await untilBegun(["a", "b", "c"]);
    // What it looks for belongs to no run, also when the end of one made it look.
    expect(lines[1]).toMatchObject({ msg: "could not look for work of a test" });
    expect(lines[1]).not.toHaveProperty("audit_id");
  });

  it("told to stop takes no more, and waits for what runs", async () => {
    const { loop, running, begun, untilBegun } = makeLoop(1, ["a", "b"]);
    loop.wake();
    await untilBegun(["a"]);
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await sleep(20);
    expect(isStopped).toBe(false);
    running.get("a")?.end();
    await stopped;
    await sleep(20);
    expect(begun).toEqual(["a"]);
  });
});
