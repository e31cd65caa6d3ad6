/** An assistant that connects by OAuth with the official client, and the user's answer on the page that asks. */
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import type { Person, TestServer } from "../../../testing/test-server.ts";
import { userOf } from "../../workspaces/testing/team.ts";

export const CALLBACK = "http://127.0.0.1:53682/callback";

type Saved = Awaited<ReturnType<NonNullable<OAuthClientProvider["clientInformation"]>>>;
type Tokens = Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
type Discovered = Awaited<ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>>;
export type Assistant = OAuthClientProvider & { asked: URL | null; held: { tokens: Tokens; client: Saved } };

/** Keeps in memory what an assistant would keep on disk. */
export function assistant(name = "Test assistant", redirectUrl = CALLBACK): Assistant {
  const held: Assistant["held"] = { tokens: undefined, client: undefined };
  let verifier = "";
  let discovered: Discovered;
  const provider: Assistant = {
    asked: null,
    held,
    redirectUrl,
    clientMetadata: { client_name: name, redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    state: () => "state-of-the-app",
    clientInformation: () => held.client,
    saveClientInformation(client) {
      held.client = client;
    },
    tokens: () => held.tokens,
    saveTokens(tokens) {
      held.tokens = tokens;
    },
    redirectToAuthorization(url) {
      provider.asked = url;
    },
    saveCodeVerifier(text) {
      verifier = text;
    },
    codeVerifier: () => verifier,
    saveDiscoveryState(state) {
      discovered = state;
    },
    discoveryState: () => discovered,
  };
  return provider;
}

const transportFor = (server: TestServer, authProvider: Assistant) =>
  new StreamableHTTPClientTransport(new URL("/api/mcp", server.url), { authProvider });

/** Tries without tokens, as the official client does, and returns the address of the page that asks the user. */
export async function askToConnect(server: TestServer, provider: Assistant) {
  const transport = transportFor(server, provider);
  const client = new Client({ name: "test", version: "1" });
  const outcome = await client.connect(transport).then(
    () => "connected",
    (error: unknown) => error,
  );
  if (!(outcome instanceof UnauthorizedError) || provider.asked === null)
    throw new Error(`expected to be asked to sign in: ${outcome}`);
  return { transport, query: provider.asked.searchParams };
}

type Answer = { scopes?: string[]; workspaceId?: string };

/** What the page does when the user presses the button. */
export async function approve(
  server: TestServer,
  person: Person,
  query: URLSearchParams,
  { scopes = ["read", "act"], workspaceId = person.id }: Answer = {},
): Promise<URL> {
  const user = await userOf(server, person);
  const { id: sessionId } = await server.sessionOf(person);
  const consent = { query, user, sessionId, workspaceId, scopes, requestId: null };
  return new URL(await server.services.apps.approve(consent));
}

export async function connectedClient(server: TestServer, provider: Assistant): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transportFor(server, provider));
  return client;
}

/** The whole way: register, ask, approve, exchange, connect. */
export async function connectByOAuth(server: TestServer, person: Person, answer: Answer = {}) {
  const provider = assistant();
  const { transport, query } = await askToConnect(server, provider);
  await transport.finishAuth((await approve(server, person, query, answer)).searchParams);
  return { provider, client: await connectedClient(server, provider) };
}
