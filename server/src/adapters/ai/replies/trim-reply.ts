/** A reply small enough to keep: without what only the vendor can read, and without endless text. Readers find the same in it. */
const OPAQUE = new Set([
  "encrypted_content",
  "encrypted_index",
  "encryptedContent",
  "logprobs",
  "thoughtSignature",
  "signature",
  "instructions",
  "tools",
]);
const LONGEST_TEXT = 40_000;
const MAX_ITEMS = 300;
const MAX_DEPTH = 20;

/** The database refuses these two, and no reader wants them. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export function trimReply(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === "string") return storable(value.slice(0, LONGEST_TEXT));
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => trimReply(item, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OPAQUE.has(name))
      .map(([name, field]) => [name, trimReply(field, depth + 1)]),
  );
}
