/**
 * Loads a code-split part of the app, and the only place that does. Chromium remembers a failed import for as long as
 * the page is open, so nothing is imported without a connection. Otherwise a failure is retried once.
 */
const RETRY_AFTER_MS = 300;

export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window !== "undefined" && !navigator.onLine) throw new Error();
  return load().catch(async () => {
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
    return load();
  });
}

/** What a failure needs. It's loaded while the page is idle, so that it's there when nothing more can be loaded. */
export const loadFallbacks = () => import("./part-fallbacks.tsx");
