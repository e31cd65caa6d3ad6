import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until scripts run: a form sent before that would put a password into an address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
