/** What a person typed, as one line of words: no markup, no control characters, no dots at the end. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\u200B]/gu;

export function cleanInput(typed: string): string {
  const line = typed
    .normalize("NFC")
    .replace(/<[^<>]*>/g, " ")
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["“”'‘’«»\s]+|["“”‘«»\s]+$/g, "")
    .replace(/[\s.,;:!…]+$/u, "")
    .replace(/\?[?!]+$/, "?");
  return /[\p{L}\p{N}]/u.test(line) ? line : "";
}
