/** Dynamic client registration (RFC 7591): an app says its name and where its users return to. There are no secrets. */
import {
  isAllowedRedirect,
  MAX_REDIRECT_URIS,
  shownAppName,
} from "@citeworthy/core/product/accounts/connected-apps";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { AppClient, ConnectedApps } from "../../ports/accounts/connected-apps.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";

type Needs = { connectedApps: ConnectedApps; limiter: Limiter };
type Registration =
  | { kind: "registered"; app: AppClient }
  | { kind: "refused"; error: "invalid_redirect_uri" | "invalid_client_metadata"; why: string };

/** An assistant registers once for each user who connects it, and its users share its network. */
const RATE: RateLimit = { max: 30, perSeconds: 3_600 };

/** What else an app sends is ignored, as the RFC asks; the answer says what was registered. */
const Metadata = z.object({
  client_name: z.string().max(2_000).default(""),
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECT_URIS),
});

export async function registerApp(
  { connectedApps, limiter }: Needs,
  { metadata, address }: { metadata: unknown; address: string },
): Promise<Registration> {
  const verdict = await limiter.take(`register-app:${address}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const parsed = Metadata.safeParse(metadata);
  if (!parsed.success)
    return {
      ...{ kind: "refused", error: "invalid_client_metadata" },
      why: `redirect_uris must be a list of 1 to ${MAX_REDIRECT_URIS} addresses, and client_name a text.`,
    };
  const { client_name, redirect_uris: redirectUris } = parsed.data;
  if (!redirectUris.every(isAllowedRedirect))
    return {
      ...{ kind: "refused", error: "invalid_redirect_uri" },
      why: "Redirect addresses must start with https://, or with http:// and be on localhost, without a fragment.",
    };
  const app = await connectedApps.register({ name: shownAppName(client_name), redirectUris });
  return { kind: "registered", app };
}
