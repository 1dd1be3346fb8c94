import type { Stage } from "./stage.ts";

const WRITES = {
  /** The end of a step. */
  audit_steps:
    "UPDATE ON audit_steps FOR EACH ROW WHEN (NEW.finished_at IS NOT NULL AND OLD.finished_at IS NULL)",
  /** What came of an attempt. */
  delivery_attempts: "INSERT ON delivery_attempts FOR EACH ROW",
};

/** Has a kind of write take so long, so that a process can be met in the midst of it. */
export async function slowDown(
  { sql }: Pick<Stage, "sql">,
  write: keyof typeof WRITES,
  seconds: number,
): Promise<void> {
  await sql(`CREATE FUNCTION slow_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN NEW; END $$;
    CREATE TRIGGER slow_write BEFORE ${WRITES[write]} EXECUTE FUNCTION slow_write()`);
}

export async function quicken({ sql }: Pick<Stage, "sql">): Promise<void> {
  await sql("DROP FUNCTION IF EXISTS slow_write CASCADE");
}
