/** Connects an account of Google or Bing to a workspace, and disconnects it with everything that was read. */
import { createHash } from "node:crypto";
import { allowedKinds, type DataProvider } from "@citeworthy/core/demand/properties";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { noteActivity } from "../workspaces/needs.ts";
import { type DemandBy, type DemandNeeds, withinConnections } from "./needs.ts";
import { rebuildProjects } from "./rebuild-demand.ts";

export const GOOGLE_RETURN_PATH = "/dashboard/connected-data/google";
/** Long enough to sign in and read what Google asks. */
const ATTEMPT_MS = 15 * 60_000;
const MAX_KEY = 200;

/** Travels through the browser sealed, so nobody can read or change it, and another session can't use it. */
const Attempt = z.object({
  workspaceId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/** Where the browser goes to allow access. */
export async function startGoogle(deps: DemandNeeds, by: DemandBy): Promise<string> {
  if (deps.google === null) throw new AppError("demand/google-not-configured");
  await withinConnections(deps, by);
  // Two tokens have the 43 characters that the verifier needs at least.
  const verifier = `${deps.newToken()}${deps.newToken()}${deps.newToken()}`;
  const { workspaceId, actor, sessionId } = by;
  const until = deps.clock.now().getTime() + ATTEMPT_MS;
  const attempt: z.infer<typeof Attempt> = { workspaceId, userId: actor.id, sessionId, verifier, until };
  const known = await deps.storage.connections.find(workspaceId, "google");
  return deps.google.signInAddress({
    state: deps.seals.seal(JSON.stringify(attempt)),
    challenge: createHash("sha256").update(verifier).digest("base64url"),
    redirect: `${deps.baseUrl}${GOOGLE_RETURN_PATH}`,
    ...(known?.account && { account: known.account }),
  });
}

/** `query`: what Google sent the browser back with. */
export async function finishGoogle(
  deps: DemandNeeds,
  by: DemandBy,
  query: Record<string, string>,
): Promise<void> {
  if (deps.google === null) throw new AppError("demand/google-not-configured");
  await withinConnections(deps, by);
  const attempt = attemptIn(deps, query.state ?? "");
  const isOurs =
    attempt?.workspaceId === by.workspaceId &&
    attempt.userId === by.actor.id &&
    attempt.sessionId === by.sessionId &&
    attempt.until > deps.clock.now().getTime();
  if (!isOurs) throw new AppError("demand/attempt-invalid");
  if (query.error !== undefined || !query.code) throw new AppError("demand/google-declined");
  const grant = await deps.google
    .grant({
      code: query.code,
      verifier: attempt.verifier,
      redirect: `${deps.baseUrl}${GOOGLE_RETURN_PATH}`,
    })
    // A code that was used or made up before is refused like a grant that has ended.
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === "demand/access-ended"
        ? new AppError("demand/attempt-invalid", {}, { cause: error })
        : error;
    });
  if (allowedKinds(grant.scopes).length === 0) {
    await deps.google.revoke(grant.refreshToken).catch(() => {});
    throw new AppError("demand/scope-missing");
  }
  const { refreshToken, scopes, account } = grant;
  await save(deps, by, { provider: "google", token: refreshToken, scopes, account });
}

export async function connectBing(deps: DemandNeeds, by: DemandBy, typed: string): Promise<void> {
  await withinConnections(deps, by);
  const key = typed.trim();
  if (key === "" || key.length > MAX_KEY) throw new AppError("demand/key-invalid");
  await deps.bing.sites(key).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "demand/access-ended"
      ? new AppError("demand/key-invalid", {}, { cause: error })
      : error;
  });
  await save(deps, by, { provider: "bing", token: key, scopes: "", account: null });
}

type Saved = { provider: DataProvider; token: string; scopes: string; account: string | null };

async function save(deps: DemandNeeds, by: DemandBy, { provider, token, scopes, account }: Saved) {
  await deps.storage.connections.save({
    ...{ id: deps.newId(), workspaceId: by.workspaceId, provider, account, scopes },
    sealedToken: deps.seals.seal(token),
    connectedBy: by.actor.id,
  });
  await noteActivity(deps, by, { action: "connect-data", details: { provider } });
}

/** Deletes even where Google can't be asked to revoke the access: the user's wish doesn't depend on Google. */
export async function disconnect(deps: DemandNeeds, by: DemandBy, provider: DataProvider): Promise<void> {
  const { connections } = deps.storage;
  const connection = await connections.find(by.workspaceId, provider);
  if (connection === null) throw new AppError("demand/not-connected");
  // At Google, revoking ends the access of every workspace that the same account has connected.
  const isShared =
    connection.account !== null && (await connections.countOf(provider, connection.account)) > 1;
  if (provider === "google" && !isShared) await revoke(deps, connection.sealedToken);
  await rebuildProjects(deps, await connections.remove(by.workspaceId, provider));
  await noteActivity(deps, by, { action: "disconnect-data", details: { provider } });
}

async function revoke({ google, seals, log }: DemandNeeds, sealedToken: string): Promise<void> {
  try {
    await google?.revoke(seals.open(sealedToken));
  } catch (error) {
    log.warn("Google could not be asked to revoke access", { error });
  }
}

function attemptIn({ seals }: DemandNeeds, state: string): z.infer<typeof Attempt> | null {
  try {
    return Attempt.parse(JSON.parse(seals.open(state)));
  } catch {
    return null;
  }
}
