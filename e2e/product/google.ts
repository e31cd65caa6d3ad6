/** Google's token endpoint on loopback. The code that the browser brought back says who signed in. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "@citeworthy/server/testing";

export type Google = { url: string; stop: () => Promise<void> };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function tokensFor(email: string) {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: "journeys.apps.example",
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: "",
    iat: seconds,
    exp: seconds + 3600,
  };
  // The product reads the token from Google's own answer and does not ask for its signature.
  const idToken = `${encoded({ alg: "RS256", kid: "stub" })}.${encoded(claims)}.c3R1Yg`;
  return {
    access_token: "stub-access",
    refresh_token: "stub-refresh",
    expires_in: 3600,
    token_type: "Bearer",
    id_token: idToken,
  };
}

export async function startGoogle(): Promise<Google> {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const known = form.get("grant_type") === "authorization_code" && form.get("code_verifier");
    response.setHeader("Content-Type", "application/json");
    if (!known) return response.writeHead(400).end(JSON.stringify({ error: "invalid_grant" }));
    return response.end(JSON.stringify(tokensFor(form.get("code") ?? "")));
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/token`,
    stop: () => new Promise((gone) => server.close(() => gone())),
  };
}
