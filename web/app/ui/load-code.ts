/**
 * Loads a code-split part of the app, and the only place that does. Chromium remembers a failed import for as long as
 * the page is open, so nothing is imported without a connection, and a file that can be fetched again needs a reload.
 */
const RETRY_AFTER_MS = 300;
/** When this tab was last reloaded for its code. Two reloads in a row would mean that they don't help. */
const RELOADED_AT = "reloaded_at";
const MIN_BETWEEN_RELOADS_MS = 60_000;

declare global {
  interface Window {
    /** Set by the router; its own type is internal. */
    __reactRouterManifest?: { url?: string };
  }
}

export class CodeMissing extends Error {
  /** The file exists again, or a deploy has replaced it: only a new page can load it. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause?: unknown) {
    super("a part of the page could not be loaded", { cause });
    this.needsReload = needsReload;
  }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const statusOf = async (url: string | undefined): Promise<number | null> => {
  if (!url) return null;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status ?? null;
};

/** The name of the manifest contains a hash of the whole build. */
const isReplaced = async () => (await statusOf(window.__reactRouterManifest?.url)) === 404;

/** Browsers name the file in their message. */
const isBackAgain = async (failure: unknown) =>
  (await statusOf(/https?:\S+\.js/.exec(String(failure))?.[0])) === 200;

/** Throws `CodeMissing` if the part can't be loaded. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === "undefined") return load();
  if (!navigator.onLine) throw new CodeMissing(false);
  try {
    return await load();
  } catch {
    await wait(RETRY_AFTER_MS);
  }
  try {
    return await load();
  } catch (cause) {
    throw new CodeMissing((await isReplaced()) || (await isBackAgain(cause)), cause);
  }
}

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
