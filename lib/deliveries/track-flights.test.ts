import { expect, it } from "vitest";
import { trackFlights } from "./track-flights.ts";

/** Begins so many flights. */
function begin(
  flights: ReturnType<typeof trackFlights>,
  count: number,
  flight: { slow: boolean; at: number },
) {
  for (let n = 0; n < count; n++) flights.begin(`${count} ${flight.slow} ${flight.at} ${n}`, flight);
}

it("counts the slots of each kind that are free", () => {
  const flights = trackFlights();
  expect(flights.countFree(0)).toEqual({ fast: 200, slow: 200 });
  begin(flights, 30, { slow: false, at: 0 });
  begin(flights, 40, { slow: true, at: 0 });
  expect(flights.countFree(100)).toEqual({ fast: 170, slow: 160 });
  flights.end("30 false 0 7");
  expect(flights.countFree(100)).toEqual({ fast: 171, slow: 160 });
  expect(flights.count()).toBe(69);
});

it("takes a flight of half a second for a slow one", () => {
  const flights = trackFlights();
  begin(flights, 150, { slow: false, at: 0 });
  expect(flights.countFree(499)).toEqual({ fast: 50, slow: 200 });
  expect(flights.countFree(501)).toEqual({ fast: 200, slow: 50 });
});

it("keeps room for those that answer, however many have turned slow, up to a thousand in all", () => {
  const flights = trackFlights();
  begin(flights, 900, { slow: false, at: 0 });
  expect(flights.countFree(501)).toEqual({ fast: 100, slow: 0 });
  begin(flights, 150, { slow: false, at: 600 });
  expect(flights.countFree(700)).toEqual({ fast: 0, slow: 0 });
});
