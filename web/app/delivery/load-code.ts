/**
 * Loads a code-split part of the app, and the only place that does. Chromium remembers a failed import for as long as
 * the page is open, so nothing is imported without a connection. Otherwise a failure is retried once.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  navigator.onLine === false ? Promise.reject(new Error()) : load().catch(load);
