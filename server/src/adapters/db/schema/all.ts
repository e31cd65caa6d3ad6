/** Every table, for Drizzle and for the migrations. */
export * from "./accounts.ts";
export * from "./admin.ts";
export * from "./ai.ts";
export * from "./api-keys.ts";
export * from "./batches.ts";
export * from "./billing.ts";
export * from "./measured.ts";
export * from "./projects.ts";
export * from "./results.ts";
export * from "./visibility.ts";
export * from "./webhooks.ts";
export * from "./work.ts";
