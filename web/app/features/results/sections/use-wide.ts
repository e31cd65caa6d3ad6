/** Whether list and detail are side by side. False until the browser has measured the window. */
import { useSyncExternalStore } from "react";

/** The breakpoint `lg`. */
const WIDE = "(min-width: 67.5rem)";

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
