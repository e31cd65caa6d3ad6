/** A screen before the session is known. */
import type { ReactNode } from "react";
import { SessionProvider } from "../session.tsx";

export const NoSession = ({ children }: { children: ReactNode }) => (
  <SessionProvider initial={{ user: undefined, workspaces: [], google: false, minPasswordLength: 8 }}>
    {children}
  </SessionProvider>
);
