import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type NextChange, POLL_MS } from "./next-change.ts";
import { pollingOptions } from "./use-polling.ts";

environmentManager.setIsServer(() => false);
const client = new QueryClient();
let keys = 0;

beforeEach(() => {
  vi.useFakeTimers();
  client.mount();
});

afterEach(() => {
  client.clear();
  client.unmount();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Watches what is rendered as `soon` and then answers one after the other; the last answer stays. */
function watch(...answers: (NextChange | Error)[]) {
  const ask = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next as NextChange;
  });
  const intervalMs = (change: NextChange) => POLL_MS[change];
  const options = pollingOptions({ key: [keys++], load: ask, initial: "soon" as NextChange, intervalMs });
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => {});
  return { ask, observer };
}

const refusal = (status: number) => Object.assign(new Error("no"), { requestId: "req_1", status });

it("does not ask for what was just rendered, and then as often as it can change", async () => {
  const { ask, observer } = watch("soon", "later", "later");
  await vi.advanceTimersByTimeAsync(3_900);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(4_200);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(observer.getCurrentResult().data).toBe("later");
});

it("ends when nothing changes any more, and asks again when the window gets the focus", async () => {
  const { ask } = watch("never");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("waits while the page is hidden", async () => {
  const { ask } = watch("soon");
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(1);
});

it.each([401, 403, 404])("ends at a refusal with %i, and what was known stays", async (status) => {
  const { ask, observer } = watch(refusal(status));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(observer.getCurrentResult()).toMatchObject({ data: "soon", error: { status } });
});

it("goes on when the service could not be reached or failed", async () => {
  const { ask, observer } = watch(refusal(0), refusal(503), "never");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(observer.getCurrentResult()).toMatchObject({ data: "never", error: null });
});

it("asks at once for what was not rendered, and again until something is known", async () => {
  const ask = vi.fn(async () => Promise.reject(refusal(0)));
  const options = pollingOptions({ key: [keys++], load: ask, intervalMs: () => null });
  new QueryObserver(client, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(3_500);
  expect(ask).toHaveBeenCalledTimes(4);
});
