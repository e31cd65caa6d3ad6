/** A page that a bookmark or the extension handed over in the hash of the address. Anybody can write such an address, so it is limited. */
import { MAX_DRAFT_LENGTH } from "@citeworthy/core/drafts/limits";

export const HANDED_PAGE = "#page=";
/** Packed text is about a fifth as long; what doesn't shrink at all is longer by a third. */
const MAX_PACKED = MAX_DRAFT_LENGTH * 2;
/** A character takes up to four bytes. */
const MAX_BYTES = MAX_DRAFT_LENGTH * 4;

/** Null if the hash isn't a page that can be read. */
export async function handedPage(hash: string): Promise<string | null> {
  const packed = hash.slice(HANDED_PAGE.length);
  if (!hash.startsWith(HANDED_PAGE) || packed.length > MAX_PACKED || !/^[\w-]+$/.test(packed)) return null;
  try {
    const html = await unpacked(packed);
    return html !== null && html.length <= MAX_DRAFT_LENGTH ? html : null;
  } catch {
    // Not base64, not gzip, or not text: somebody else wrote this address.
    return null;
  }
}

/** Stops at the limit, because a few kilobytes can unpack to gigabytes. */
async function unpacked(packed: string): Promise<string | null> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, read] = ["", 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.length;
    if (read > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
