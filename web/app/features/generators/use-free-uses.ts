/** A visitor's free uses as stored in this browser. The server keeps its own count. */
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

/** `used` is null on the server and until scripts run. */
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
      // Storage is blocked; the server still counts.
    }
    for (const read of readers) read();
  }, [key]);
  return { used, add };
}
