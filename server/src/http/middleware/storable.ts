const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isWellFormed(part));
}

/**
 * Whether the database can store the texts of a JSON body. Half of a character pair is no text, and no form or client
 * sends one on purpose; a body can have it only as an escape. NUL characters were refused before (`refuse-nul.ts`), and
 * what isn't JSON is left to the body's reader.
 */
export function isStorable(json: string): boolean {
  if (!ESCAPED_SURROGATE.test(json)) return true;
  try {
    return isWellFormed(JSON.parse(json));
  } catch {
    return true;
  }
}
