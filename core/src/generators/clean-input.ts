/** Turns what a person typed into one line of words, without markup, control characters or closing dots. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\u200B]/gu;

export function cleanInput(typed: string): string {
  const line = typed
    .normalize("NFC")
    .replace(/<(script|style)\b[^<>]*>.*?<\/\1>/gis, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/[<>]/g, " ")
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["“”'‘’«»\s]+|["“”‘«»\s]+$/g, "")
    .replace(/[\s.,;:!…]+$/u, "")
    .replace(/\?[?!]+$/, "?");
  return /[\p{L}\p{N}]/u.test(line) ? line : "";
}
