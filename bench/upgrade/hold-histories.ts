const POINTS_BEFORE = 20;

/**
 * What a superuser runs so that the first history but one that a worker writes under a new formula stops in the midst of its points.
 * @param lock of PostgreSQL, which that transaction then waits for
 */
export function holdHistories(lock: number): string {
  return `CREATE FUNCTION upgrade_bench.hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      DECLARE n int := coalesce(nullif(current_setting('upgrade_bench.seen', true), '')::int, 0) + 1;
      BEGIN
        PERFORM set_config('upgrade_bench.seen', n::text, true);
        IF n = ${POINTS_BEFORE} AND EXISTS (SELECT 1 FROM score_points
          WHERE workspace_id <> NEW.workspace_id AND formula_version = NEW.formula_version) THEN
          PERFORM pg_advisory_xact_lock_shared(${lock});
        END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER upgrade_bench BEFORE INSERT ON score_points FOR EACH ROW WHEN (NEW.kind = 'reconstructed')
      EXECUTE FUNCTION upgrade_bench.hold()`;
}

/** Gives a row where some histories are of a new formula and others still of the old one, and none of both. */
export const HALF_SWITCHED = `SELECT 1 FROM (SELECT count(DISTINCT formula_version) AS versions, min(formula_version) AS version
    FROM score_points WHERE kind = 'reconstructed' AND workspace_id IN (SELECT id FROM workspaces WHERE deleted_at IS NULL)
    GROUP BY workspace_id) AS each HAVING count(DISTINCT version) = 2 AND max(versions) = 1`;
