// node --import ./scripts/testing/shift-clock.ts …: a process whose clock is off by so many milliseconds (PLINTH_CLOCK_OFF_BY_MS).
const offBy = Number(process.env.PLINTH_CLOCK_OFF_BY_MS ?? 0);
const Right = Date;

class WrongDate extends Right {
  constructor(...args: [] | [number]) {
    if (args.length === 0) super(Right.now() + offBy);
    else super(...args);
  }

  static override now(): number {
    return Right.now() + offBy;
  }
}

globalThis.Date = WrongDate as DateConstructor;
