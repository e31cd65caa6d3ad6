/** The door for tests outside this package: a throwaway PostgreSQL, fresh databases on it, a payment provider, AI vendors. */
export { type LoopbackVendors, startLoopbackVendors } from "./adapters/ai/testing/loopback-vendors.ts";
export type { Script } from "./adapters/ai/testing/script.ts";
export { askPostgres, freshPostgresUrl } from "./testing/databases.ts";
export { type Dodo, startDodo } from "./testing/dodo/start-dodo.ts";
export { startPostgres, type TestPostgres } from "./testing/postgres.ts";
