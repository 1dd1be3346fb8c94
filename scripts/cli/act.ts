/** Makes the action of a command that works on the database and prints what it returns. */
export type Act = <A extends unknown[]>(
  work: (...args: A) => Promise<unknown>,
) => (...args: A) => Promise<void>;
