/**
 * Loaded into the product before it starts: Google's token endpoint is the one on loopback. What the product sends there
 * and how it reads the answer stay its own.
 */
const TOKEN_ENDPOINT = "https://oauth2.googleapis.com/token";
const stub = process.env.STUB_GOOGLE_URL ?? "";
const onTheInternet = globalThis.fetch;

globalThis.fetch = (target, init) => onTheInternet(String(target) === TOKEN_ENDPOINT ? stub : target, init);
