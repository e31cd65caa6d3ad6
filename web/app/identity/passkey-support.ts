/** The browser's own JSON forms of WebAuthn, which all current browsers have. */
type Parser = {
  parseCreationOptionsFromJSON?: (options: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
};

const parser = (): Parser =>
  typeof PublicKeyCredential === "undefined" ? {} : (PublicKeyCredential as unknown as Parser);

export const hasPasskeys = (): boolean => parser().parseRequestOptionsFromJSON !== undefined;

const asJson = (credential: Credential | null): unknown =>
  (credential as (Credential & { toJSON?: () => unknown }) | null)?.toJSON?.() ?? null;

/** Null if the user closed the browser's window; throws if the device can't. */
export async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = parser().parseCreationOptionsFromJSON?.(options);
  return publicKey ? unlessCancelled(navigator.credentials.create({ publicKey })) : null;
}

export async function usePasskey(options: unknown): Promise<unknown> {
  const publicKey = parser().parseRequestOptionsFromJSON?.(options);
  return publicKey ? unlessCancelled(navigator.credentials.get({ publicKey })) : null;
}

/** Browsers report a closed window and a timeout by the same name. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    return asJson(await asked);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}
