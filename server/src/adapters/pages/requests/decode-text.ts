/** Bytes to text the way a browser chooses: byte order mark, header, declaration in the first 1,024 bytes, guess. */

const PRESCAN_BYTES = 1_024;

/** Comments are stepped over, so that a tag inside one declares nothing. */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Null: these bytes are not text. A zero beyond the beginning becomes the replacement sign, as in a browser. */
export function decodeText(bytes: Buffer, contentType: string): string | null {
  const text = decoded(bytes, contentType);
  if (text.slice(0, PRESCAN_BYTES).includes("\0")) return null;
  return text.replaceAll("\0", "\uFFFD");
}

function decoded(bytes: Buffer, contentType: string): string {
  const declared = [markOf(bytes), charsetIn(contentType), ...declaredIn(bytes)].filter(
    (label) => label !== null,
  );
  const encoding = declared.find(isKnown);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  // A label nobody knows is still a declaration, and UTF-8 is what its author most likely meant.
  return declared.length > 0 ? new TextDecoder().decode(bytes) : guessed(bytes);
}

function guessed(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function markOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 3).toString("hex");
  if (start === "efbbbf") return "utf-8";
  if (start.startsWith("fffe")) return "utf-16le";
  if (start.startsWith("feff")) return "utf-16be";
  return null;
}

function declaredIn(bytes: Buffer): string[] {
  const head = bytes.subarray(0, PRESCAN_BYTES).toString("latin1");
  // An XML declaration in two-byte signs gives its own encoding away.
  if (head.startsWith("<\0?\0x\0")) return ["utf-16le"];
  if (head.startsWith("\0<\0?\0x")) return ["utf-16be"];

  const xml = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"'>]+)["']/i.exec(head)?.[1];
  const tags = [...head.matchAll(TAG)].filter(([, name]) => name?.toLowerCase() === "meta");
  const labels = [xml, ...tags.map(([, , attributes]) => charsetOfMeta(attributes ?? ""))];
  return labels.filter((label) => label !== undefined && label !== null).map(possibleInAscii);
}

function charsetOfMeta(source: string): string | null {
  const attributes = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [
      name?.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );
  const charset = attributes.get("charset");
  if (charset !== undefined) return charset.trim();
  const declares = attributes.get("http-equiv")?.toLowerCase() === "content-type";
  return declares ? charsetIn(attributes.get("content") ?? "") : null;
}

function charsetIn(contentType: string): string | null {
  return /charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType)?.[1] ?? null;
}

/** A declaration that could be read byte by byte was not written in UTF-16, whatever it says. */
function possibleInAscii(label: string): string {
  if (/^(x-user-defined)$/i.test(label)) return "windows-1252";
  return isKnown(label) && new TextDecoder(label).encoding.startsWith("utf-16") ? "utf-8" : label;
}

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}
