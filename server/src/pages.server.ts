/** The door to pages of the open web: gathered safely, without a database or a queue. */
import { createPages, type OpenPages } from "./adapters/pages/create-pages.ts";
import { patientLimits } from "./adapters/pages/guard/limits.ts";
import { readConfig } from "./config/config.ts";

export type { OpenPages } from "./adapters/pages/create-pages.ts";

/** The fetcher under the same settings as the web's. `ownHosts`: `host:port` pairs of this machine that its user named. */
export function openPages(
  environment: NodeJS.ProcessEnv,
  now: () => Date,
  ownHosts: readonly string[] = [],
): OpenPages {
  const config = readConfig(environment);
  return createPages({
    allow: [...config.fetchAllow, ...ownHosts],
    // Whoever types an address of their own machine into its terminal may read it, in production too.
    production: !config.testSettings && ownHosts.length === 0,
    contact: config.crawlerUrl,
    now,
    limits: patientLimits(config),
  });
}
