import type { FollowLinks } from "./ask-vendor.ts";

/** Where one redirect leads, without going there; `null` where that cannot be said. */
export type RedirectOf = (url: string, signal?: AbortSignal) => Promise<string | null>;

const MAX_LINKS = 24;
const CONCURRENCY = 6;

/** The cited ones come first in the list, so that a long one loses only what was merely read. */
export function followLinks(redirectOf: RedirectOf): FollowLinks {
  return async (links, signal) => {
    const found: Record<string, string> = {};
    const waiting = links.slice(0, MAX_LINKS);
    const walk = async () => {
      for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
        const target = await redirectOf(link, signal).catch(() => null);
        if (target !== null) found[link] = target;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, walk));
    return found;
  };
}
