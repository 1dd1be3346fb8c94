/**
 * The slot policy: who may send when more deliveries are due than may be in flight.
 *
 * In all, a worker has at most 200 exchanges in flight with endpoints that answer in time and 200 with slow ones. Over all
 * workers a workspace has 20, and an endpoint (a webhook, or the address of an audit's run) has 5. Endpoints take turns: the
 * first delivery of each comes before the second of any, the older before the newer.
 *
 * Slow receivers do not hold up others. An endpoint is slow while its last attempt failed, or while one of its attempts is in
 * flight for more than half a second. Of the 20 slots of a workspace slow endpoints get at least 2, when they have something
 * to send, and never more than 10; the rest is for those that answer.
 *
 * Nobody knows beforehand who will be slow. So a delivery that turns slow in flight gives its slot back, and a workspace can
 * have up to 100 in flight meanwhile: fifty new tar pits hold up a good endpoint for one second, once.
 */
export const SLOTS = {
  worker: { fast: 200, slow: 200, all: 1_000 },
  perEndpoint: 5,
  perWorkspace: 20,
  slowPerWorkspace: { least: 2, most: 10 },
  perWorkspaceWithTurnedSlow: 100,
} as const;

/** An attempt that is in flight for so long makes its endpoint a slow one. */
export const SLOW_AFTER_SECONDS = 0.5;

/** How many more deliveries a worker has room for: to endpoints that answer in time, and to slow ones. */
export type Capacity = { fast: number; slow: number };

/** What is due at one endpoint. */
export type EndpointQueue = {
  workspaceId: string;
  /** Its last attempt failed. */
  failing: boolean;
  /** One of its attempts has been in flight for more than half a second. */
  late: boolean;
  inFlight: number;
  /** Its oldest deliveries that wait, in order: as many as an endpoint has slots. */
  waiting: { id: string; dueAt: Date }[];
};

/** A delivery that may be sent now, and whether it takes one of the slots of slow endpoints. */
export type Slot = { workspaceId: string; id: string; slow: boolean };

type Candidate = Slot & {
  /** Its number among those of its endpoint, those in flight counted. */
  place: number;
  dueAt: Date;
};

/** Chooses the deliveries that are sent now, by the slot policy above; in the order in which they are sent. */
export function assignSlots(queues: EndpointQueue[], capacity: Capacity): Slot[] {
  const byWorkspace = Map.groupBy(queues, ({ workspaceId }) => workspaceId);
  const fitting = [...byWorkspace.values()].flatMap(fitWorkspace).sort(byTurn);
  const left = { ...capacity };
  const chosen = fitting.filter(({ slow }) => (slow ? left.slow-- : left.fast--) > 0);
  return chosen.map(({ workspaceId, id, slow }) => ({ workspaceId, id, slow }));
}

/** What one workspace may send now. */
function fitWorkspace(queues: EndpointQueue[]): Candidate[] {
  const candidates = queues.flatMap(listCandidates).sort(byTurn);
  const fast = candidates.filter(({ slow }) => !slow);
  const slow = candidates.filter((one) => one.slow);
  const inFlight = sum(queues);
  const inFlightFailing = sum(queues.filter(({ failing }) => failing));
  const inFlightSlow = sum(queues.filter(isSlow));
  const { least, most } = SLOTS.slowPerWorkspace;
  const keptForSlow = Math.min(most, Math.max(inFlightFailing, Math.min(least, slow.length)));
  const fastRoom = atLeastZero(
    Math.min(
      SLOTS.perWorkspaceWithTurnedSlow - inFlight,
      SLOTS.perWorkspace - (inFlight - inFlightSlow) - keptForSlow,
    ),
  );
  const fitting = fast.slice(0, fastRoom);
  const slowRoom = Math.min(most - inFlightSlow, SLOTS.perWorkspace - inFlight - fitting.length);
  return [...fitting, ...slow.slice(0, atLeastZero(slowRoom))];
}

function listCandidates(queue: EndpointQueue): Candidate[] {
  const { workspaceId, inFlight, waiting } = queue;
  const free = atLeastZero(SLOTS.perEndpoint - inFlight);
  const slow = isSlow(queue);
  return waiting.slice(0, free).map(({ id, dueAt }, index) => {
    return { workspaceId, id, dueAt, slow, place: inFlight + index + 1 };
  });
}

const isSlow = ({ failing, late }: EndpointQueue) => failing || late;
const byTurn = (a: Candidate, b: Candidate) => a.place - b.place || a.dueAt.getTime() - b.dueAt.getTime();
const sum = (queues: EndpointQueue[]) => queues.reduce((total, { inFlight }) => total + inFlight, 0);
const atLeastZero = (count: number) => Math.max(0, count);
