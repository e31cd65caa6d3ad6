/** Access to a Google account: the address where it is allowed, and the tokens that come of it. */
import { GOOGLE_SCOPES } from "@citeworthy/core/demand/properties";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { GoogleService } from "../../ports/demand/services.ts";
import { askJson } from "./limited-json.ts";

const SIGN_IN = "https://accounts.google.com/o/oauth2/v2/auth";
const TOKEN = "https://oauth2.googleapis.com/token";
const REVOKE = "https://oauth2.googleapis.com/revoke";
/** Reading only. The first two say which account it is. */
const SCOPES = ["openid", "email", ...GOOGLE_SCOPES];
const MAX_TOKEN_BYTES = 64 * 1024;

const Tokens = z.object({
  access_token: z.string().min(1).max(4096),
  refresh_token: z.string().min(1).max(4096).optional(),
  scope: z.string().max(4096).default(""),
  id_token: z.string().max(16_384).optional(),
});
const Refused = z.object({ error: z.string() });
const Claims = z.object({ email: z.string().max(320) });

type Client = { clientId: string; clientSecret: string };

/** The token came from Google itself and not through the browser, so its signature says nothing more. */
function accountIn(idToken: string | undefined): string | null {
  try {
    const claims = JSON.parse(Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString("utf8"));
    return Claims.safeParse(claims).data?.email ?? null;
  } catch {
    return null;
  }
}

export function googleOauth(
  client: Client,
  at: (address: string) => string,
): Pick<GoogleService, "signInAddress" | "grant" | "accessToken" | "revoke"> {
  const post = (address: string, form: Record<string, string>) =>
    askJson(at(address), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
      maxBytes: MAX_TOKEN_BYTES,
    });
  const own = { client_id: client.clientId, client_secret: client.clientSecret };
  const tokens = async (form: Record<string, string>) => {
    const { status, json } = await post(TOKEN, { ...own, ...form });
    if (status >= 500) throw new AppError("demand/unavailable");
    const refused = Refused.safeParse(json).data?.error;
    if (refused === "invalid_grant") throw new AppError("demand/access-ended");
    const read = Tokens.safeParse(json);
    if (status !== 200 || !read.success)
      throw new AppError(
        "demand/unreadable",
        {},
        { cause: new Error(`token endpoint: ${status} ${refused ?? ""}`) },
      );
    return read.data;
  };
  return {
    signInAddress({ state, challenge, redirect, account }) {
      const address = new URL(at(SIGN_IN));
      address.search = new URLSearchParams({
        client_id: client.clientId,
        redirect_uri: redirect,
        response_type: "code",
        scope: SCOPES.join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        // Without both, Google gives a refresh token only the first time.
        access_type: "offline",
        prompt: "consent",
        ...(account && { login_hint: account }),
      }).toString();
      return address.href;
    },
    async grant({ code, verifier, redirect }) {
      const read = await tokens({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
      });
      if (read.refresh_token === undefined) throw new AppError("demand/unreadable");
      return { refreshToken: read.refresh_token, scopes: read.scope, account: accountIn(read.id_token) };
    },
    accessToken: async (refreshToken) =>
      (await tokens({ grant_type: "refresh_token", refresh_token: refreshToken })).access_token,
    async revoke(token) {
      const { status, json } = await post(REVOKE, { token });
      // A token that Google doesn't know any more is as good as revoked.
      if (status === 200 || Refused.safeParse(json).data?.error === "invalid_token") return;
      throw new AppError("demand/unavailable");
    },
  };
}
