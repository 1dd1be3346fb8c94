import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignSlots, type EndpointQueue } from "./assign-slots.ts";

const PLENTY = { fast: 200, slow: 200 };
const FAST = { failing: false, late: false };
const FAILING = { failing: true, late: false };
const LATE = { failing: false, late: true };

let made = 0;

/** An endpoint with so many deliveries waiting, the oldest first, each a second after the one before. */
function endpoint(waiting: number, given: Partial<Omit<EndpointQueue, "waiting">> & { from?: number } = {}) {
  const { from = 0, ...rest } = given;
  const name = `e${made++}`;
  const ids = Array.from({ length: waiting }, (_, n) => {
    return { id: `${name}/${n}`, dueAt: new Date((from + n) * 1_000) };
  });
  return { workspaceId: "ws_1", inFlight: 0, ...FAST, ...rest, waiting: ids } satisfies EndpointQueue;
}
const endpoints = (count: number, ...of: Parameters<typeof endpoint>) =>
  Array.from({ length: count }, () => endpoint(...of));
const count = (queues: EndpointQueue[], capacity = PLENTY) => {
  const slots = assignSlots(queues, capacity);
  return { fast: slots.filter(({ slow }) => !slow).length, slow: slots.filter(({ slow }) => slow).length };
};

describe("an endpoint", () => {
  it("has five in flight", () => {
    expect(count([endpoint(9)])).toEqual({ fast: 5, slow: 0 });
    expect(count([endpoint(9, { inFlight: 3 })])).toEqual({ fast: 2, slow: 0 });
    expect(count([endpoint(9, { inFlight: 5 })])).toEqual({ fast: 0, slow: 0 });
  });

  it("sends its oldest first", () => {
    const [first] = assignSlots([endpoint(3)], { fast: 1, slow: 0 });
    expect(first?.id).toMatch(/\/0$/);
  });
});

describe("a workspace", () => {
  it("has twenty in flight, its endpoints in turns", () => {
    const queues = endpoints(8, 5);
    const slots = assignSlots(queues, PLENTY);
    expect(slots).toHaveLength(20);
    const perEndpoint = Map.groupBy(slots, ({ id }) => id.split("/")[0]);
    expect([...perEndpoint.values()].map((of) => of.length).toSorted()).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it("gives slow endpoints no more than ten, however many they are", () => {
    expect(count(endpoints(50, 5, FAILING))).toEqual({ fast: 0, slow: 10 });
    expect(count([...endpoints(10, 1, { ...FAILING, inFlight: 1 }), ...endpoints(40, 5, FAILING)])).toEqual({
      fast: 0,
      slow: 0,
    });
  });

  it("keeps two for slow endpoints, also when the others could use all twenty", () => {
    expect(count([...endpoints(9, 5), ...endpoints(9, 5, FAILING)])).toEqual({ fast: 18, slow: 2 });
  });

  it("gives the slow ones what the others leave", () => {
    expect(count([endpoint(4), ...endpoints(9, 5, FAILING)])).toEqual({ fast: 4, slow: 10 });
    expect(count([...endpoints(3, 5), ...endpoints(9, 5, FAILING)])).toEqual({ fast: 15, slow: 5 });
  });

  it("sends to those that answer while fifty tar pits hold their slots: what turned slow gave its slot back", () => {
    const pits = endpoints(20, 5, { ...LATE, inFlight: 1 });
    expect(count([...pits, endpoint(5)])).toEqual({ fast: 5, slow: 0 });
    expect(count([...pits, ...endpoints(9, 5)])).toEqual({ fast: 18, slow: 0 });
  });

  it("has a hundred in flight at most, those that turned slow among them", () => {
    const pits = endpoints(19, 5, { ...LATE, inFlight: 5 });
    expect(count([...pits, ...endpoints(9, 5)])).toEqual({ fast: 5, slow: 0 });
    expect(count([...pits, endpoint(0, { inFlight: 5 }), ...endpoints(9, 5)])).toEqual({ fast: 0, slow: 0 });
  });

  it("takes nothing from another", () => {
    const noisy = endpoints(50, 5);
    const quiet = endpoint(1, { workspaceId: "ws_2", from: 9_999 });
    const slots = assignSlots([...noisy, quiet], { fast: 20, slow: 0 });
    // It is the youngest of all first deliveries; of the noisy one's, only the first of twenty endpoints fit.
    expect(slots.map(({ workspaceId }) => workspaceId)).toContain("ws_1");
    expect(assignSlots([...noisy, quiet], { fast: 21, slow: 0 }).at(-1)?.workspaceId).toBe("ws_2");
  });
});

describe("a worker", () => {
  it("takes no more than it has room for: the first of each endpoint before the second of any, the older first", () => {
    const young = endpoint(3, { workspaceId: "ws_1", from: 100 });
    const old = endpoint(3, { workspaceId: "ws_2", from: 0 });
    const ids = assignSlots([young, old], { fast: 3, slow: 0 }).map(({ id }) => id);
    expect(ids).toEqual([old.waiting[0]?.id, young.waiting[0]?.id, old.waiting[1]?.id]);
    expect(count([endpoint(5), endpoint(5, FAILING)], { fast: 3, slow: 1 })).toEqual({ fast: 3, slow: 1 });
    expect(count([endpoint(5), endpoint(5, FAILING)], { fast: 0, slow: 0 })).toEqual({ fast: 0, slow: 0 });
  });
});

const anyEndpoint = fc.record({
  workspaceId: fc.constantFrom("ws_1", "ws_2", "ws_3"),
  failing: fc.boolean(),
  late: fc.boolean(),
  inFlight: fc.nat(5),
  waiting: fc.nat(5).map((length) => endpoint(length).waiting),
});

it("holds for whatever is due: every limit, no slot twice, and nobody rests beside a free slot", () => {
  fc.assert(
    fc.property(fc.array(anyEndpoint, { maxLength: 60 }), (queues) => {
      const slots = assignSlots(queues, PLENTY);
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
      const ids = new Set(slots.map(({ id }) => id));
      const isSlow = ({ failing, late }: EndpointQueue) => failing || late;
      for (const own of Map.groupBy(queues, ({ workspaceId }) => workspaceId).values()) {
        const sent = own.map(({ waiting }) => waiting.filter(({ id }) => ids.has(id)).length);
        const total = (of: EndpointQueue[]) =>
          own.reduce((all, one, n) => all + (of.includes(one) ? one.inFlight + (sent[n] ?? 0) : 0), 0);
        own.forEach(({ inFlight }, n) => {
          if (sent[n]) expect(inFlight + sent[n]).toBeLessThanOrEqual(5);
        });
        const slow = own.filter(isSlow);
        const fast = own.filter((one) => !isSlow(one));
        const begun = (of: EndpointQueue[]) => own.some((one, n) => of.includes(one) && (sent[n] ?? 0) > 0);
        if (begun(slow)) expect(total(slow)).toBeLessThanOrEqual(10);
        if (begun(slow)) expect(total(own)).toBeLessThanOrEqual(20);
        if (begun(fast)) expect(total(fast)).toBeLessThanOrEqual(20);
        if (begun(fast)) expect(total(own)).toBeLessThanOrEqual(110);
        const rests = fast.some((one) => {
          const more = one.waiting.some(({ id }) => !ids.has(id));
          return more && one.inFlight + (sent[own.indexOf(one)] ?? 0) < 5;
        });
        if (rests) expect(total(own)).toBeGreaterThanOrEqual(10);
      }
    }),
  );
});
