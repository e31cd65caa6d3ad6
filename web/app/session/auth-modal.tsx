/** The state of the sign-in window: its view, and the page on which it was opened. */
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type AuthView, comebackPath } from "./auth-path.ts";

export type { AuthView };

type AuthModalState = {
  view: AuthView | null;
  /** The page to return to; null if that page is a sign-in page. */
  openedOn: string | null;
  open: (view: AuthView) => void;
  close: () => void;
};

const Context = createContext<AuthModalState | null>(null);

export function useAuthModal(): AuthModalState {
  const state = useContext(Context);
  if (state === null) throw new Error("useAuthModal needs an AuthModalProvider above it");
  return state;
}

export function AuthModalProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<AuthView | null>(null);
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const state = useMemo<AuthModalState>(
    () => ({
      view,
      openedOn,
      open(next) {
        if (view === null) setOpenedOn(comebackPath(pathname + search));
        setView(next);
      },
      close: () => setView(null),
    }),
    [view, openedOn, pathname, search],
  );
  return <Context value={state}>{children}</Context>;
}
