import { databasePool } from "../database-connections.ts";

/** Whether the database answers a query now. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await databasePool().query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
