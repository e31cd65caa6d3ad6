/** Apps that connect by OAuth 2.1, each connection for one user and one workspace. Only hashes of tokens are stored. */
import type { AppScope } from "@citeworthy/core/product/accounts/connected-apps";
import type { KeyCaller } from "./api-keys.ts";

export const APP_TOKEN_KINDS = ["code", "access", "refresh"] as const;
export type AppTokenKind = (typeof APP_TOKEN_KINDS)[number];

export type AppClient = { id: string; name: string; redirectUris: string[]; createdAt: Date };

type ConnectedApp = {
  id: string;
  name: string;
  /** Hosts that its codes are sent to. The name is the app's own claim; these are not. */
  hosts: string[];
  scopes: AppScope[];
  workspace: string;
  connectedAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

export type AppApproval = {
  clientId: string;
  userId: string;
  workspaceId: string;
  scopes: AppScope[];
  redirectUri: string;
  /** Base64url of the SHA-256 of the verifier (PKCE, S256). */
  challenge: string;
};

export type AppTokens = { accessToken: string; refreshToken: string; scopes: AppScope[]; name: string };
export type CodeExchange = { code: string; clientId: string; redirectUri: string; verifier: string };

export type ConnectedApps = {
  register(client: { name: string; redirectUris: string[] }): Promise<AppClient>;
  client(id: string): Promise<AppClient | null>;
  /** Returns the code, which works once. */
  approve(approval: AppApproval): Promise<string>;
  /** `null` for a code that isn't good. One that was used before ends the connection. */
  exchange(request: CodeExchange): Promise<AppTokens | null>;
  /** Spends the refresh token and issues a new pair. `null` as above. */
  refresh(request: { token: string; clientId: string }): Promise<AppTokens | null>;
  /** Ends the connection that the token belongs to. */
  revokeByToken(request: { token: string; clientId: string }): Promise<void>;
  /** The user's apps in all workspaces, newest first, without those that have ended. */
  list(userId: string): Promise<ConnectedApp[]>;
  /** Null if the user has no such app, or if it was disconnected before. */
  revoke(userId: string, id: string): Promise<{ name: string; workspaceId: string } | null>;
  revokeAll(userId: string): Promise<void>;
  /** Also notes when the app was last used. `null` for a token that isn't good. */
  check(token: string): Promise<KeyCaller | null>;
  /** Deletes tokens, connections and registrations that are of no use any more. */
  forgetOld(): Promise<number>;
};
