/** Whether only a new page can load missing code, and a way to load one that can't go on forever. */
declare global {
  interface Window {
    /** Set by the router; its own type is internal. */
    __reactRouterManifest?: { url?: string };
  }
}

const statusOf = async (url: string | undefined): Promise<number | null> => {
  if (!url) return null;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status ?? null;
};

/**
 * A deploy removes the manifest, whose name contains a hash of the whole build. A file that exists again, but which the
 * browser remembers as failed, needs a new page as well; browsers name it in their message.
 */
export async function needsReload(failure: unknown): Promise<boolean> {
  if ((await statusOf(window.__reactRouterManifest?.url)) === 404) return true;
  return (await statusOf(/https?:\S+\.js/.exec(String(failure))?.[0])) === 200;
}

/** When this tab was last reloaded for its code. Two reloads in a row would mean that they don't help. */
const RELOADED_AT = "reloaded_at";
const MIN_BETWEEN_RELOADS_MS = 60_000;

/** Returns false if this tab was reloaded a moment ago, or if that can't be remembered. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < MIN_BETWEEN_RELOADS_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
