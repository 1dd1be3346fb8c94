type Action<Result> = <A extends unknown[]>(
  work: (...args: A) => Promise<Result>,
) => (...args: A) => Promise<void>;

/** Makes the action of a command that works on the database and prints what it returns; `each`: every element by itself. */
export type Act = Action<unknown> & { each: Action<readonly unknown[]> };
