/** A random id for this visit. It groups a visitor's attempts and doesn't identify the visitor. */
const KEY = "tool_session_id";
const BYTES = 16;

const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Null when the browser blocks storage. */
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
