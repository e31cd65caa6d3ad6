/** API keys as the pages see them. */
import { AppError } from "../../errors.ts";
import { isId } from "../is-id.ts";
import { type CreatingKey, createKey, type KeyRequest } from "./create-key.ts";

type Revocation = { userId: string; keyId: string; requestId: string | null };

export const apiKeyServices = (deps: CreatingKey) => ({
  listApiKeys: (userId: string, workspaceId: string) => deps.apiKeys.list(userId, workspaceId),
  createApiKey: (request: KeyRequest) => createKey(deps, request),
  revokeApiKey: (request: Revocation) => revokeKey(deps, request),
});

/** Needs no recent sign-in: taking access away is always safe, and urgent when a key has leaked. */
async function revokeKey({ apiKeys, audit, clock }: CreatingKey, request: Revocation): Promise<void> {
  const { userId, keyId, requestId } = request;
  const revoked = isId(keyId) ? await apiKeys.revoke(userId, keyId) : null;
  if (revoked === null) throw new AppError("key/unknown");
  const entry = { actor: "user", action: "revoke-api-key", outcome: "done", requestId } as const;
  const details = { name: revoked.name };
  await audit.append({ ...entry, at: clock.now(), actorId: userId, target: userId, details });
}
