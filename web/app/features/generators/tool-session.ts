/** A name for this visit, made up in the browser: it ties a visitor's attempts together and says nothing about the visitor. */
const KEY = "tool_session_id";
const BYTES = 16;

const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** `null` where the browser keeps nothing. */
export function toolSession(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) return kept;
    const made = newName();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}
