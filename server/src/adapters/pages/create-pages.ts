/** The door of this room: pages of the open web, read safely. */
import type { Evidence } from "@citeworthy/core/evidence";
import type { GatherOptions, Pages } from "../../ports/analysis/pages.ts";
import type { SendMessage } from "../../ports/messages/webhooks.ts";
import { createConcurrencyLimiter } from "../concurrency/concurrency-limiter.ts";
import { pacedGathering } from "./gather-paced.ts";
import { createAddressGuard } from "./guard/address-guard.ts";
import { checkUrl } from "./guard/check-url.ts";
import { createGuardedAgent, type Dial, type ResolveHost } from "./guard/guarded-agent.ts";
import { DEFAULT_LIMITS, type FetchLimits, userAgentOf } from "./guard/limits.ts";
import { askAsBots } from "./requests/ask-as-bots.ts";
import { fetchPage } from "./requests/fetch-page.ts";
import { findRedirect } from "./requests/find-redirect.ts";
import { postMessage } from "./requests/post-message.ts";
import { readSmallText } from "./requests/read-small-text.ts";
import type { Visitor } from "./requests/visit.ts";
import { findInSitemap } from "./sitemap/find-in-sitemap.ts";
import { listSitemap } from "./sitemap/list-sitemap.ts";
import { readRobots } from "./sitemap/read-robots.ts";
import { type SitemapTasks, tasksInPlace } from "./sitemap/sitemap-tasks.ts";

export type PagesOptions = {
  /** Exact `host:port` pairs that may be private: for tests. */
  allow: string[];
  /** Without a place for tests: the configuration decides, by TEST_SETTINGS and NODE_ENV. */
  production: boolean;
  /** Also read pages on 8080 and 8443. */
  alternativePorts?: boolean;
  /** Where a site's owner finds who runs this installation. */
  contact?: string | null;
  now: () => Date;
  elapsed?: () => number;
  limits?: Partial<FetchLimits>;
  /** A server reads sitemaps in threads; without any, they are read in place. */
  sitemaps?: SitemapTasks;
  lookup?: ResolveHost;
  dial?: Dial;
};

export type OpenPages = Pages & {
  /** Throws for an address that may not be asked. */
  checkUrl(url: string): URL;
  postMessage: SendMessage;
  close(): Promise<void>;
};

export function createPages(options: PagesOptions): OpenPages {
  if (options.production && options.allow.length > 0) {
    throw new Error("Private addresses are for tests only and are refused in production.");
  }
  const visitor = createVisitor(options);
  const limiter = createConcurrencyLimiter(visitor.limits.limiter);
  const background = createConcurrencyLimiter(visitor.limits.background);
  const lists = createConcurrencyLimiter(visitor.limits.lists);
  const gatherPaced = pacedGathering(visitor, options.now);

  return {
    async gather(url, request = {}) {
      // A refusal needs no place and no waiting.
      visitor.checkUrl(url);
      const places = request.isBackground ? background : limiter;
      const leave = await places.enter(request.user, request.signal);
      try {
        const { pace } = request;
        return await (pace
          ? gatherPaced(url, { ...request, pace })
          : gather(visitor, url, request, options.now));
      } finally {
        leave();
      }
    },
    async listSitemap(url, request) {
      visitor.checkUrl(url);
      const leave = await lists.enter(request.user, request.signal);
      try {
        return await listSitemap(visitor, url, request);
      } finally {
        leave();
      }
    },
    readText: (url, signal) => readSmallText(visitor, url, signal),
    redirectOf: (url, signal) => findRedirect(visitor, url, signal),
    checkUrl: visitor.checkUrl,
    postMessage: postMessage(visitor),
    async close() {
      await Promise.all([visitor.dispatcher.destroy(), visitor.sitemaps.close()]);
    },
  };
}

/** One thing after the other: a visitor at one page should not look like a crowd. */
async function gather(
  visitor: Visitor,
  address: string,
  { signal, onStep, checkBots, pageOnly, isVisitor }: GatherOptions,
  now: () => Date,
): Promise<Evidence> {
  onStep?.("page");
  const limit = isVisitor ? visitor.limits.visitorPage : visitor.limits.page;
  const page = await fetchPage(visitor, address, { limit, signal });
  if (pageOnly) return { ...page, robots: null, sitemap: null, botAnswers: null, now: now().toISOString() };
  onStep?.("robots");
  const robots = await readRobots(visitor, page.url, signal);
  onStep?.("sitemap");
  const sitemap = await findInSitemap(visitor, page.url, robots, signal);
  if (checkBots) onStep?.("bots");
  const botAnswers = checkBots ? await askAsBots(visitor, page.url, signal) : null;
  return { ...page, robots, sitemap, botAnswers, now: now().toISOString() };
}

function createVisitor({
  allow,
  alternativePorts,
  elapsed,
  lookup,
  dial,
  sitemaps = tasksInPlace,
  ...options
}: PagesOptions): Visitor {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const guard = createAddressGuard(allow);
  const ports = alternativePorts ? ["80", "443", "8080", "8443"] : ["80", "443"];
  return {
    limits,
    userAgent: userAgentOf(options.contact ?? null),
    checkUrl: (raw) => checkUrl(raw, { guard, ports }),
    addresses: { allow, ports },
    sitemaps,
    dispatcher: createGuardedAgent({
      guard,
      limits,
      ...(lookup && { resolve: lookup }),
      ...(dial && { dial }),
    }),
    elapsed: elapsed ?? (() => performance.now()),
  };
}
