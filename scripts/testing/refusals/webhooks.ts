import { REFUSED_ADDRESSES } from "./addresses.ts";
import { peel, type Refusal, several, wrong } from "./refusal.ts";

const REGISTER = "POST /v1/webhooks";
const CHANGE = "PATCH /v1/webhooks/{id}";
const ROTATE = "POST /v1/webhooks/{id}/rotate-secret";
const INVALID = "400 Invalid Request";
const URL = "400 Invalid URL";
const EVENTS = "422 Invalid Events";
const TOO_LONG_ADDRESS = `https://hooks.example.com/${"a".repeat(2_000)}`;
const NO_ADDRESS = [null, 5, true, ["https://hooks.example.com/"], {}];
const NO_SECRET = [null, "", 5, ["a"], "x".repeat(513), "\ud800"];

/** What is no list of events, and lists with an event that is none in the place that is named. */
const refuseEvents = (name: string): Refusal[] => [
  ...wrong(name, "events", EVENTS, [[], null, "score.changed", { 0: "score.changed" }]),
  ...wrong(name, "events", EVENTS, [Array(21).fill("score.changed")]),
  ...wrong(name, "events", EVENTS, [["score.sank"], ["webhook.test"], ["*"], [5], [null]], "/events/0"),
  ...wrong(name, "events", EVENTS, [["audit.completed", "Score.Changed"]], "/events/1"),
];

const refuseAddresses = (name: string): Refusal[] => [
  ...wrong(name, "url", URL, [...REFUSED_ADDRESSES, "", TOO_LONG_ADDRESS]),
  ...wrong(name, "url", INVALID, NO_ADDRESS),
];

export const WEBHOOKS: Refusal[] = [
  ...refuseAddresses(REGISTER),
  ...refuseAddresses(CHANGE),
  ...refuseEvents(REGISTER),
  ...refuseEvents(CHANGE),
  ...wrong(REGISTER, "url", INVALID, [undefined]),
  ...wrong(REGISTER, "events", EVENTS, [undefined]),
  ...wrong(REGISTER, "secret", INVALID, NO_SECRET),
  ...wrong(ROTATE, "secret", INVALID, NO_SECRET),
  ...wrong(CHANGE, "status", INVALID, ["disabled", "", null, 5]),
  ...peel(
    REGISTER,
    ["/url", "http://hooks.example.com/", "https://hooks.example.com/", URL],
    ["/events/0", ["score.sank"], ["score.changed"], EVENTS],
    ["/secret", 5, "correct horse battery staple", INVALID],
  ),
  several(REGISTER, INVALID, { url: 5, events: [] }, ["/url", "/events"]),
  ...peel(
    CHANGE,
    ["/url", "http://hooks.example.com/", "https://hooks.example.com/", URL],
    ["/events/0", ["score.sank"], ["score.changed"], EVENTS],
    ["/status", "disabled", "active", INVALID],
  ),
];
