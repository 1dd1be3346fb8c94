import pg from "pg";

/** A statement that the product sent under its restricted role, with the scope of its transaction. */
export type Statement = { text: string; values: unknown[]; scope: string[] };

/** What begins, ends and narrows a transaction, and what belongs to no table. */
const ABOUT_NO_ROWS =
  /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|LISTEN|UNLISTEN)\b|pg_notify|pg_advisory/i;

type Query = (...args: unknown[]) => unknown;

/** Records every statement of the product while `work` runs. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const scopes = new WeakMap<object, string[]>();
  const recorded: Statement[] = [];
  prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const query = args[0] as string | pg.QueryConfig;
    const text = typeof query === "string" ? query : query.text;
    const values = (typeof query === "string" ? undefined : query.values) ?? args[1] ?? [];
    if (this.user === "plinth_app") note(this, text, Array.isArray(values) ? values : []);
    return original.apply(this, args);
  };
  const note = (client: object, text: string, values: unknown[]) => {
    if (text.includes("plinth.workspace_id")) scopes.set(client, values.slice(0, 3) as string[]);
    else if (/^(BEGIN|COMMIT)/.test(text)) scopes.delete(client);
    else if (!ABOUT_NO_ROWS.test(text))
      recorded.push({ text, values, scope: scopes.get(client) ?? ["", "", ""] });
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return recorded;
}
