import type { Role } from "@citeworthy/core/product/workspaces/roles";

/** What the browser knows about the signed-in user. The server decides; this is only its answer. */
export type SessionUser = {
  id: string;
  email: string;
  isAdmin: boolean;
  emailVerified: boolean;
  /** An admin who has to sign in with a second step first. */
  needsSecondStep: boolean;
};

/** A workspace of the user, in the menu of the header. */
export type WorkspaceEntry = {
  id: string;
  name: string;
  role: Role;
  members: number;
  isActive: boolean;
  /** Open items of the work list; null where the workspace isn't the active one. */
  openWork: number | null;
  /** When it will be deleted. */
  endsAt: string | Date | null;
};

/** `user`: undefined until the server has been asked, null for a visitor. */
export type SessionData = {
  user: SessionUser | null | undefined;
  workspaces: WorkspaceEntry[];
  google: boolean;
  minPasswordLength: number;
};

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Returns `null` if the server did not respond, so that the known session stays. */
export async function fetchSession(send: Fetch = fetch): Promise<SessionData | null> {
  try {
    const response = await send("/api/session", {
      credentials: "same-origin",
      headers: { Accept: "application/json" },
    });
    return response.ok ? ((await response.json()) as SessionData) : null;
  } catch {
    return null;
  }
}
