/** The loaded usage figures, and a way to read them again. */
import { useRevalidator } from "react-router";
import type { UsageView } from "./usage-view.ts";

export function useUsage(usage: UsageView) {
  const { revalidate } = useRevalidator();
  // The router drops answers that are still on their way, so an older figure never replaces a newer one.
  // Without a connection it would replace the page by an error.
  const refresh = () => void (navigator.onLine && revalidate());
  return { usage, refresh };
}
