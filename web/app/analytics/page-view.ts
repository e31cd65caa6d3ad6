/** The one function that reports a page view. Sinks are plugged in; without sinks it costs nothing. */
export type PageViewSink = (path: string) => void;

const sinks = new Set<PageViewSink>();
let current: string | null = null;

export function pageView(path: string): void {
  current = path;
  for (const sink of sinks) sink(path);
}

/** A late sink (for example after consent) receives the current page. Returns a function that removes the sink. */
export function plugIn(sink: PageViewSink): () => void {
  sinks.add(sink);
  if (current !== null) sink(current);
  return () => sinks.delete(sink);
}
