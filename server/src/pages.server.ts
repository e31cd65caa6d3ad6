/** The door to pages of the open web: gathered safely, without a database or a queue. */
import { createPages, type OpenPages } from "./adapters/pages/create-pages.ts";
import { patientLimits } from "./adapters/pages/guard/limits.ts";
import { readConfig } from "./config/config.ts";

export type { OpenPages } from "./adapters/pages/create-pages.ts";

/** The fetcher under the same settings as the web's. */
export function openPages(environment: NodeJS.ProcessEnv, now: () => Date): OpenPages {
  const config = readConfig(environment);
  return createPages({
    allow: config.fetchAllow,
    production: !config.testSettings,
    contact: config.crawlerUrl,
    now,
    limits: patientLimits(config.fetchTimeoutSeconds),
  });
}
