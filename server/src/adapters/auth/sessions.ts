/** Who is asking, and whether that is an admin: by the role an operator granted, or a verified address on the list. */
import type { Sessions, SessionUser } from "../../ports/sessions.ts";
import type { Auth } from "./better-auth.ts";

type Account = {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  role?: string | null | undefined;
};

export function isAdmin(
  { role, emailVerified, email }: Omit<Account, "id" | "name">,
  adminEmails: string[],
): boolean {
  // Anyone can sign up with any address: only one that was confirmed says who a person is.
  return role === "admin" || (emailVerified && adminEmails.includes(email.toLowerCase()));
}

export function authSessions(auth: Auth, adminEmails: string[]): Sessions {
  return {
    async userOf(headers): Promise<SessionUser | null> {
      const session = await auth.api.getSession({ headers });
      if (!session) return null;
      const { id, email, name, emailVerified } = session.user;
      return { id, email, name, emailVerified, isAdmin: isAdmin(session.user, adminEmails) };
    },
    idOf: async (headers) => (await auth.api.getSession({ headers }))?.session.id ?? null,
  };
}
