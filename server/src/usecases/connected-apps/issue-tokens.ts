/** The token endpoint (OAuth 2.1, 4.1.3 and 4.3): a code, or a refresh token that works once, becomes a new pair of tokens. */
import { ACCESS_LIFETIME_MS } from "@citeworthy/core/product/accounts/connected-apps";
import { AppError } from "../../errors.ts";
import type { AppTokens, ConnectedApps } from "../../ports/accounts/connected-apps.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import { isOurResource } from "./read-request.ts";

type Needs = { connectedApps: ConnectedApps; limiter: Limiter; baseUrl: string };
export type TokenAnswer =
  | { kind: "issued"; tokens: Record<string, string | number> }
  | { kind: "refused"; error: string; why: string };

/** Apps of many users share one network; each asks four times an hour. */
const RATE: RateLimit = { max: 300, perSeconds: 60 };

const refused = (error: string, why: string): TokenAnswer => ({ kind: "refused", error, why });

export async function issueTokens(
  deps: Needs,
  { form, address }: { form: URLSearchParams; address: string },
): Promise<TokenAnswer> {
  await withinRate(deps.limiter, address);
  const names = [...form.keys()];
  if (new Set(names).size !== names.length)
    return refused("invalid_request", "Each parameter may occur once.");
  if (!isOurResource(form.get("resource"), deps.baseUrl))
    return refused("invalid_target", "This server issues tokens for its own MCP address only.");
  const clientId = form.get("client_id") ?? "";
  if ((await deps.connectedApps.client(clientId)) === null)
    return refused("invalid_client", "This client isn't registered. Register it again.");
  switch (form.get("grant_type")) {
    case "authorization_code":
      return answer(await deps.connectedApps.exchange({ ...codeIn(form), clientId }));
    case "refresh_token":
      return answer(await deps.connectedApps.refresh({ token: form.get("refresh_token") ?? "", clientId }));
    default:
      return refused("unsupported_grant_type", "Use authorization_code or refresh_token.");
  }
}

const codeIn = (form: URLSearchParams) => ({
  code: form.get("code") ?? "",
  redirectUri: form.get("redirect_uri") ?? "",
  verifier: form.get("code_verifier") ?? "",
});

function answer(issued: AppTokens | null): TokenAnswer {
  if (issued === null)
    return refused("invalid_grant", "The code or refresh token isn't valid. Connect again.");
  const tokens = {
    access_token: issued.accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_LIFETIME_MS / 1_000,
    refresh_token: issued.refreshToken,
    scope: issued.scopes.join(" "),
  };
  return { kind: "issued", tokens };
}

/** Always succeeds, so that nobody learns which tokens exist (RFC 7009). */
export async function revokeTokens(
  { connectedApps, limiter }: Needs,
  { form, address }: { form: URLSearchParams; address: string },
): Promise<void> {
  await withinRate(limiter, address);
  const [token, clientId] = [form.get("token") ?? "", form.get("client_id") ?? ""];
  await connectedApps.revokeByToken({ token, clientId });
}

async function withinRate(limiter: Limiter, address: string): Promise<void> {
  const verdict = await limiter.take(`app-tokens:${address}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}
