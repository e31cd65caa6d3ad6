/** One GET through the guard: redirects followed by hand, every hop checked, the body left to the reader. */
import type { Readable } from "node:stream";
import type { Redirect } from "@citeworthy/core/evidence";
import { type Dispatcher, request } from "undici";
import { AppError } from "../../../errors.ts";
import type { AddressRules } from "../guard/check-url.ts";
import { pageFailure, refusedAddress } from "../guard/failure.ts";
import type { FetchLimits } from "../guard/limits.ts";
import type { SitemapTasks } from "../sitemap/sitemap-tasks.ts";

export type Visitor = {
  dispatcher: Dispatcher;
  checkUrl: (raw: string) => URL;
  /** What `checkUrl` goes by. */
  addresses: AddressRules;
  /** Reads the files in which a site lists its pages and says who may read them. */
  sitemaps: SitemapTasks;
  limits: FetchLimits;
  /** How we introduce ourselves. */
  userAgent: string;
  /** Milliseconds on a clock that only goes forward. */
  elapsed: () => number;
};

/** Called before a redirect is followed; what it throws ends the visit. */
export type BeforeHop = (next: URL) => Promise<void>;
type VisitOptions = {
  signal: AbortSignal;
  accept?: string;
  userAgent?: string;
  beforeHop?: BeforeHop | undefined;
};

export type PageResponse = {
  url: string;
  redirects: Redirect[];
  status: number;
  headers: Record<string, string>;
  body: Readable;
  firstByteMs: number;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The body is dropped when `use` is done, read or not: an endless one costs nothing. */
export async function visit<T>(
  visitor: Visitor,
  address: string,
  options: VisitOptions,
  use: (answer: PageResponse) => T | Promise<T>,
): Promise<T> {
  try {
    const answer = await follow(visitor, address, options);
    try {
      return await use(answer);
    } finally {
      drop(answer.body);
    }
  } catch (error) {
    throw pageFailure(error, options.signal);
  }
}

/** The caller's signal, and our own patience. */
export function within(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const patience = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, patience]) : patience;
}

/** Where the address redirects to, checked like any hop; `null` where it does not. */
export async function visitOnce(
  visitor: Visitor,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  const url = visitor.checkUrl(address);
  const { status, headers, body } = await ask(visitor, url, { signal });
  drop(body);
  const { location } = headers;
  return REDIRECTS.has(status) && location ? visitor.checkUrl(target(location, url)).href : null;
}

async function follow(visitor: Visitor, address: string, options: VisitOptions): Promise<PageResponse> {
  const redirects: Redirect[] = [];
  let url = visitor.checkUrl(address);
  for (;;) {
    url.hash = "";
    const answer = await ask(visitor, url, options);
    const location = answer.headers.location;
    if (!REDIRECTS.has(answer.status) || !location) return { ...answer, url: url.href, redirects };

    drop(answer.body);
    if (redirects.length >= visitor.limits.redirects) {
      throw new AppError("page/too-many-redirects", {
        limit: visitor.limits.redirects,
        status: answer.status,
      });
    }
    const next = visitor.checkUrl(target(location, url));
    await options.beforeHop?.(next);
    redirects.push({ from: url.href, to: next.href, status: answer.status });
    url = next;
  }
}

async function ask(visitor: Visitor, url: URL, options: VisitOptions) {
  const asked = visitor.elapsed();
  const response = await orAborted(
    request(url, {
      dispatcher: visitor.dispatcher,
      signal: options.signal,
      headers: {
        "user-agent": options.userAgent ?? visitor.userAgent,
        accept: options.accept ?? "*/*",
        "accept-encoding": "gzip, br",
      },
    }),
    options.signal,
  );
  return {
    status: response.statusCode,
    headers: joined(response.headers),
    body: response.body,
    firstByteMs: Math.round(visitor.elapsed() - asked),
  };
}

/** Header bytes arrive as Latin-1; an address beyond ASCII was meant as UTF-8, as browsers read it. */
function target(location: string, base: URL): string {
  const next = URL.parse(Buffer.from(location, "latin1").toString("utf8"), base.href);
  if (!next) throw refusedAddress("redirect cannot be parsed");
  return next.href;
}

/** Cookies are left out: we send none back, and saved evidence should hold nobody's session. */
function joined(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== "set-cookie");
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
}

/** While a connection is being made the request does not hear the signal, so we listen for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

function drop(body: Readable): void {
  body.on("error", () => {}).destroy();
}
