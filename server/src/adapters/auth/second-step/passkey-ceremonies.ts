/**
 * The two ceremonies of WebAuthn, checked by SimpleWebAuthn. Both need the device to verify its user (fingerprint, face
 * or PIN), so a passkey is two factors in one. The package is large and rarely needed, so it's loaded on first use.
 */
import { site } from "@citeworthy/core/product/identity/site";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { StoredPasskey } from "./passkeys.ts";

const webAuthn = () => import("@simplewebauthn/server");
type User = { id: string; email: string };

const transportsOf = ({ transports }: StoredPasskey) =>
  (transports?.split(",").filter(Boolean) ?? []) as AuthenticatorTransportFuture[];

export function passkeyCeremonies(baseUrl: string) {
  const { origin, hostname: rpID } = new URL(baseUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    registrationOptions: async ({ id, email }: User, existing: StoredPasskey[]) =>
      (await webAuthn()).generateRegistrationOptions({
        rpID,
        rpName: site.name,
        userID: new TextEncoder().encode(id),
        userName: email,
        attestationType: "none",
        // A device that already has one says so instead of adding another.
        excludeCredentials: existing.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      }),

    async register(response: unknown, expectedChallenge: string) {
      const { verifyRegistrationResponse } = await webAuthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: response as RegistrationResponseJSON,
        expectedChallenge,
      });
      if (!verified || !registrationInfo) return null;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports?.join(",") ?? null,
        isSynced: credentialBackedUp,
      };
    },

    signInOptions: async () =>
      (await webAuthn()).generateAuthenticationOptions({ rpID, userVerification: "required" }),

    /** Returns the new counter, or null for a signature that isn't the passkey's. */
    async signIn(
      response: unknown,
      expectedChallenge: string,
      passkey: StoredPasskey,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
          transports: transportsOf(passkey),
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    },
  };
}
