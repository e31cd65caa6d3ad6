/** The one function that says a page was opened. Who listens is plugged in; with nobody listening it is free. */
export type PageViewSink = (path: string) => void;

const sinks = new Set<PageViewSink>();
let current: string | null = null;

export function pageView(path: string): void {
  current = path;
  for (const sink of sinks) sink(path);
}

/** A sink that comes late (after consent, say) is told the page that is open. Returns the way to unplug it. */
export function plugIn(sink: PageViewSink): () => void {
  sinks.add(sink);
  if (current !== null) sink(current);
  return () => sinks.delete(sink);
}
