/** Connected apps as pages and routes see them. */
import { AppError } from "../../errors.ts";
import { isId } from "../is-id.ts";
import { type ApprovingApps, approveApp, type Consent, refuseApp } from "./approve-app.ts";
import { issueTokens, revokeTokens } from "./issue-tokens.ts";
import { readRequest } from "./read-request.ts";
import { registerApp } from "./register-app.ts";

type Disconnection = { userId: string; id: string; requestId: string | null };

export const connectedAppServices = (deps: ApprovingApps) => ({
  apps: {
    register: (request: Parameters<typeof registerApp>[1]) => registerApp(deps, request),
    read: (query: URLSearchParams) => readRequest(deps, query),
    approve: (consent: Consent) => approveApp(deps, consent),
    refuse: (query: URLSearchParams) => refuseApp(deps, query),
    issueTokens: (request: Parameters<typeof issueTokens>[1]) => issueTokens(deps, request),
    revokeTokens: (request: Parameters<typeof revokeTokens>[1]) => revokeTokens(deps, request),
    list: (userId: string) => deps.connectedApps.list(userId),
    disconnect: (request: Disconnection) => disconnect(deps, request),
    check: (token: string) => deps.connectedApps.check(token),
  },
});

/** Needs no recent sign-in: taking access away is always safe. */
async function disconnect({ connectedApps, audit, clock }: ApprovingApps, request: Disconnection) {
  const { userId, id, requestId } = request;
  const ended = isId(id) ? await connectedApps.revoke(userId, id) : null;
  if (ended === null) throw new AppError("app/unknown");
  const { name, workspaceId } = ended;
  const entry = { actor: "user", action: "disconnect-app", outcome: "done", requestId } as const;
  await audit.append({
    ...entry,
    ...{ at: clock.now(), actorId: userId, target: userId, workspaceId, details: { name } },
  });
}
