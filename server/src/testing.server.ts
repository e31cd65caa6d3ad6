/** The door for tests outside this package: a throwaway PostgreSQL, fresh databases on it, a payment provider. */
export { askPostgres, freshPostgresUrl } from "./testing/databases.ts";
export { type Dodo, startDodo } from "./testing/dodo/start-dodo.ts";
export { startPostgres, type TestPostgres } from "./testing/postgres.ts";
