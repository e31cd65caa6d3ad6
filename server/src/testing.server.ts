/** The door for tests outside this package: a throwaway PostgreSQL and fresh databases on it. */
export { askPostgres, freshPostgresUrl } from "./testing/databases.ts";
export { startPostgres, type TestPostgres } from "./testing/postgres.ts";
