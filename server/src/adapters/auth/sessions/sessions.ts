/** Who is asking, and whether that is an admin: by the role an operator granted, or a verified address on the list. */
import { CODE_METHODS, type SignInMethod } from "../../../ports/accounts/account-sessions.ts";
import type { Sessions, SessionUser } from "../../../ports/accounts/sessions.ts";
import type { Auth } from "../better-auth.ts";

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

type Rules = { adminEmails: string[]; adminsNeedSecondStep: boolean };

export function authSessions(auth: Auth, { adminEmails, adminsNeedSecondStep }: Rules): Sessions {
  return {
    async userOf(headers, onRenewed): Promise<SessionUser | null> {
      const { response: session, headers: answer } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      if (!session) return null;
      const cookies = answer?.getSetCookie() ?? [];
      // API clients renew by their refresh token and keep no cookies.
      if (cookies.length > 0 && !headers.has("authorization")) onRenewed?.(cookies);
      const { id, email, name, emailVerified } = session.user;
      const hasRole = isAdmin(session.user, adminEmails);
      const { method, workspaceId } = session.session as {
        method?: SignInMethod;
        workspaceId?: string | null;
      };
      // A session that was opened with a code is weak again once codes are turned off.
      const isByCode = session.user.twoFactorEnabled && method && CODE_METHODS.includes(method);
      const hasSecondStep = method === "passkey" || Boolean(isByCode);
      const needsSecondStep = hasRole && adminsNeedSecondStep && !hasSecondStep;
      return {
        ...{ id, email, name, emailVerified, needsSecondStep, hasSecondStep },
        isAdmin: hasRole && !needsSecondStep,
        workspaceId: workspaceId ?? null,
      };
    },
    idOf: async (headers) => (await auth.api.getSession({ headers }))?.session.id ?? null,
  };
}
