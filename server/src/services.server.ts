/** The door to the whole server: configuration in, services out. */

export { jsonLines } from "./adapters/log/json-lines.ts";
export { BadConfig, baseUrlOf, type Config, readConfig } from "./config/config.ts";
export { AppError } from "./errors.ts";
export { statusOf } from "./http/middleware/failures.ts";
export type { SessionUser } from "./ports/accounts/sessions.ts";
export type { Acting } from "./usecases/workspaces/act-as.ts";
export { type Services, wire } from "./wire.ts";
