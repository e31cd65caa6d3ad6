import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
