/** Exports for tests outside this package: temporary PostgreSQL databases, a payment provider, AI vendors, an authenticator app, every email. */
export { type LoopbackVendors, startLoopbackVendors } from "./adapters/ai/testing/loopback-vendors.ts";
export { OUTAGE, type Script } from "./adapters/ai/testing/script.ts";
export { askPostgres, freshPostgresUrl } from "./testing/databases.ts";
export { type DebianProgram, hasProgram, lacksPrograms } from "./testing/debian-package.ts";
export { type LoopbackBing, startBingData } from "./testing/demand/start-bing.ts";
export { type GoogleScript, type LoopbackGoogle, startGoogleData } from "./testing/demand/start-google.ts";
export { type Dodo, startDodo } from "./testing/dodo/start-dodo.ts";
export { EMAILS, emailParts } from "./testing/every-email.ts";
export { knownReading } from "./testing/known-reading.ts";
export { listenOnLoopback } from "./testing/listen-on-loopback.ts";
export { modelReading } from "./testing/model-reading.ts";
export { PATIENCE } from "./testing/patience.ts";
export { startPostgres, type TestPostgres } from "./testing/postgres.ts";
export { preparedDataDir } from "./testing/prepared-databases.ts";
export { readableMail } from "./testing/readable-mail.ts";
export { totpCode } from "./testing/totp.ts";
