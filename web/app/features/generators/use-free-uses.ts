/** A visitor's count of free uses: what this browser remembers. The server counts for itself. */
import { useCallback, useSyncExternalStore } from "react";

export type UsageKey = "metaTagsUsage" | "contentIdeaUsage";

const readers = new Set<() => void>();

function subscribe(read: () => void) {
  readers.add(read);
  window.addEventListener("storage", read);
  return () => {
    readers.delete(read);
    window.removeEventListener("storage", read);
  };
}

function stored(key: UsageKey): number {
  try {
    const count = Number(localStorage.getItem(key));
    return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
  } catch {
    return 0;
  }
}

/** `used` is null in the server's HTML and until scripts run. */
export function useFreeUses(key: UsageKey): { used: number | null; add: () => void } {
  const used = useSyncExternalStore(
    subscribe,
    () => stored(key),
    () => null,
  );
  const add = useCallback(() => {
    try {
      localStorage.setItem(key, String(stored(key) + 1));
    } catch {
      // Nothing is remembered here; the server still counts.
    }
    for (const read of readers) read();
  }, [key]);
  return { used, add };
}
