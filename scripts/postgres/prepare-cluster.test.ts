import { expect, it } from "vitest";
import { prepareCluster } from "./prepare-cluster.ts";

it("many commands at once may use one cluster", async () => {
  const { DATABASE_OWNER_URL = "", DATABASE_URL: app = "", DATABASE_SWEEP_URL: sweep = "" } = process.env;
  const all = Array.from({ length: 20 }, () => prepareCluster(DATABASE_OWNER_URL, { app, sweep }));
  await expect(Promise.all(all)).resolves.toHaveLength(20);
});
