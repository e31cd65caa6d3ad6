/** OAuth 2.1 for apps that use MCP: what clients discover, registration, and tokens. The page that asks the user is the web's. */
import { APP_SCOPES, AUTHORIZE_PATH } from "@citeworthy/core/product/accounts/connected-apps";
import { site } from "@citeworthy/core/product/identity/site";
import { mcpResource } from "../../usecases/connected-apps/read-request.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { isStorable } from "../middleware/storable.ts";

type Needs = Pick<Services, "apps" | "baseUrl">;

const PROTECTED_RESOURCE = "/.well-known/oauth-protected-resource";
/** RFC 9728 puts the path of the resource behind the well-known one. */
const MCP_METADATA = `${PROTECTED_RESOURCE}/api/mcp`;
const REGISTER = "/api/oauth/register";
const TOKEN = "/api/oauth/token";
const REVOKE = "/api/oauth/revoke";

/** The WWW-Authenticate header for a client without a valid token. */
export const mcpChallenge = (baseUrl: string, error?: string): string =>
  `Bearer ${error ? `error="${error}", ` : ""}resource_metadata="${baseUrl}${MCP_METADATA}", scope="${APP_SCOPES.join(" ")}"`;

export function oauthRoutes(app: EdgeApp, { apps, baseUrl }: Needs): void {
  for (const path of [PROTECTED_RESOURCE, MCP_METADATA])
    app.get(path, (c) => c.json(resourceMetadata(baseUrl)));
  app.get("/.well-known/oauth-authorization-server", (c) => c.json(serverMetadata(baseUrl)));

  app.post(REGISTER, async (c) => {
    const metadata = metadataOf(await c.req.text());
    const registration = await apps.register({ metadata, address: c.get("clientAddress") });
    if (registration.kind === "refused") return refuse(c, registration.error, registration.why);
    const { id, name, redirectUris, createdAt } = registration.app;
    const registered = {
      client_id: id,
      client_id_issued_at: Math.floor(createdAt.getTime() / 1_000),
      client_name: name,
      redirect_uris: redirectUris,
      ...GRANTS,
    };
    return c.json(registered, 201);
  });
  app.post(TOKEN, async (c) => {
    const answer = await apps.issueTokens(await formOf(c));
    return answer.kind === "refused" ? refuse(c, answer.error, answer.why) : c.json(answer.tokens);
  });
  app.post(REVOKE, async (c) => {
    await apps.revokeTokens(await formOf(c));
    return c.json({});
  });
}

/** Public clients only: an app on somebody's machine can't keep a secret, and PKCE protects the code. */
const GRANTS = {
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
};

const resourceMetadata = (baseUrl: string) => ({
  resource: mcpResource(baseUrl),
  resource_name: site.name,
  authorization_servers: [baseUrl],
  scopes_supported: APP_SCOPES,
  bearer_methods_supported: ["header"],
  resource_documentation: `${baseUrl}/docs/mcp`,
});

const serverMetadata = (baseUrl: string) => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}${AUTHORIZE_PATH}`,
  token_endpoint: `${baseUrl}${TOKEN}`,
  registration_endpoint: `${baseUrl}${REGISTER}`,
  revocation_endpoint: `${baseUrl}${REVOKE}`,
  scopes_supported: APP_SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: GRANTS.grant_types,
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${baseUrl}/docs/mcp`,
});

/** `null` for what is no JSON or can't be stored; the use case says what it should be. */
function metadataOf(text: string): unknown {
  try {
    return isStorable(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

async function formOf(c: EdgeContext) {
  return { form: new URLSearchParams(await c.req.text()), address: c.get("clientAddress") };
}

/** Errors have the shape of RFC 6749, because clients decide by it whether to register or to ask again. */
const refuse = (c: EdgeContext, error: string, why: string) =>
  c.json({ error, error_description: why }, error === "invalid_client" ? 401 : 400);
