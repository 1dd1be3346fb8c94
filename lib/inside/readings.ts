/** What is read when somebody asks: its name and labels, here beside those of `measures.ts`. */
export const CONNECTIONS = {
  name: "plinth_database_connections",
  help: "Connections to PostgreSQL: used, idle, and how many wait for one.",
  labels: ["pool", "state"],
};

export const QUEUE_DEPTH = {
  name: "plinth_queue_depth",
  help: "Work that is due or under way, over all workspaces.",
  labels: ["queue"],
};
