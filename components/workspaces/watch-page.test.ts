import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPage } from "./watch-page.ts";

/** The page of a browser as far as it is looked at. */
let sight: "visible" | "hidden" = "visible";
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sight = "visible";
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", {
    get visibilityState() {
      return sight;
    },
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refusal = Object.assign(new Error("gone"), { requestId: "", status: 404 });

function watch(given: { intervalMs: number | null; isStale?: boolean; failed?: Error | null }) {
  const read = vi.fn(async () => given.failed ?? null);
  const tell = vi.fn();
  stop = watchPage({ read, tell, isStale: false, ...given });
  return { read, tell };
}

const comeBack = async (sign = "focus") => {
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(0);
};

it("asks in intervals while the page is in sight", async () => {
  const { read, tell } = watch({ intervalMs: 4_000 });
  await vi.advanceTimersByTimeAsync(3_900);
  expect(read).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(8_200);
  expect(read).toHaveBeenCalledTimes(3);
  expect(tell).toHaveBeenLastCalledWith(null);
  sight = "hidden";
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(3);
  sight = "visible";
  await comeBack("visibilitychange");
  expect(read).toHaveBeenCalledTimes(4);
});

it("asks on a return where nothing changes by itself, once for two signs of it", async () => {
  const { read } = watch({ intervalMs: null });
  await comeBack();
  expect(read).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read).toHaveBeenCalledTimes(0);
  await comeBack();
  await comeBack("visibilitychange");
  expect(read).toHaveBeenCalledTimes(1);
});

it("goes on after a failure, and not after a refusal", async () => {
  const failing = watch({ intervalMs: 4_000, failed: new Error("no connection") });
  await vi.advanceTimersByTimeAsync(8_100);
  expect(failing.read).toHaveBeenCalledTimes(2);
  stop();
  const refused = watch({ intervalMs: 4_000, failed: refusal });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused.read).toHaveBeenCalledTimes(1);
  expect(refused.tell).toHaveBeenLastCalledWith(refusal);
});

it("asks at once for a page that came back, and tells nothing once it is left", async () => {
  const { read, tell } = watch({ intervalMs: null, isStale: true });
  expect(read).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tell).toHaveBeenCalledTimes(0);
});
