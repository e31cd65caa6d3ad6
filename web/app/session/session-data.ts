/** What the browser knows of who is signed in. The server decides; this is only what it said. */
export type SessionUser = { id: string; email: string; isAdmin: boolean; emailVerified: boolean };

/** `user`: undefined while nobody has asked yet, null for a visitor. */
export type SessionData = {
  user: SessionUser | null | undefined;
  google: boolean;
  minPasswordLength: number;
};

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** `null` where the server did not answer: what was known stays. */
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
