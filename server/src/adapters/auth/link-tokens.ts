import { createHash } from "node:crypto";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Sealer } from "../secrets/sealer.ts";

/** Migration 0025 can't seal, so it marks the tokens of older versions; `seal-old-tokens.ts` seals them at the next start. */
export const CLEAR = "clear:";

export const linkTokens = (seals: Sealer, newToken: () => string): LinkTokens => ({
  make() {
    const token = newToken();
    return { token, stored: { tokenHash: hashOf(token), sealedToken: seals.seal(token) } };
  },
  hashOf,
  open(sealedToken) {
    if (sealedToken.startsWith(CLEAR)) return sealedToken.slice(CLEAR.length);
    try {
      return seals.open(sealedToken);
    } catch {
      return null;
    }
  },
});

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
