/** A device with passkeys, as WebAuthn describes it: one key pair (ES256), no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Flaws = {
  origin?: string;
  /** Whether the device asked for a fingerprint or PIN. */
  isVerified?: boolean;
  counter?: number;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");
const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** The few kinds of CBOR that a credential is made of. Negative numbers are given by their head. */
const bytes = (data: Buffer) => {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from(head), data]);
};
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const number = (head: number) => Buffer.from([head]);
const map = (...entries: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + entries.length / 2]), ...entries]);

export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = map(
    ...[number(0x01), number(0x02), number(0x03), number(0x26), number(0x20), number(0x01)],
    ...[number(0x21), bytes(Buffer.from(x, "base64url")), number(0x22), bytes(Buffer.from(y, "base64url"))],
  );

  const clientData = (type: string, challenge: string, { origin: other }: Flaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other ?? origin, crossOrigin: false }));
  const authData = ({ isVerified = true, counter = 0 }: Flaws, credential?: Buffer) => {
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (credential ? FLAGS.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const parts = [sha256(new URL(origin).hostname), Buffer.from([flags]), count];
    return Buffer.concat(credential ? [...parts, credential] : parts);
  };
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
  };

  return {
    register(challenge: string, flaws: Flaws = {}) {
      const length = Buffer.from([0, id.length]);
      const data = authData(flaws, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestation = map(
        text("fmt"),
        text("none"),
        text("attStmt"),
        map(),
        text("authData"),
        bytes(data),
      );
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", challenge, flaws)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      };
      return { ...credential, response };
    },

    signIn(challenge: string, flaws: Flaws = {}) {
      const client = clientData("webauthn.get", challenge, flaws);
      const data = authData(flaws);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...credential, response };
    },
  };
}
