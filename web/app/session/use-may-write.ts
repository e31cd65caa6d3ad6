/** Whether the role in the active workspace allows changes. Apart from `session.tsx`, which every page loads. */
import { useContext } from "react";
import { SessionContext } from "./session.tsx";

/** True where nobody is signed in: their pages decide for themselves. */
export function useMayWrite(): boolean {
  const active = useContext(SessionContext)?.workspaces.find(({ isActive }) => isActive);
  return active === undefined || active.role === "owner" || active.role === "editor";
}
