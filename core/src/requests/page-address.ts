/** What a person typed, as the address of a page. Browser and server ask the same question and give the same answer. */
import type { MessageCode } from "../messages/catalogue.ts";
import { withoutTracking } from "../page/tracking-parameters.ts";

type PageAddress = { kind: "address"; url: string } | { kind: "problem"; code: MessageCode };

/** A host with a dot and a known-looking ending, then a path: what people copy from a browser that hides the scheme. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** What was probably meant by an address without its scheme: "example.com/x" is "https://example.com/x". Null for anything else. */
export function withScheme(typed: string): string | null {
  const text = typed.trim();
  return WITHOUT_SCHEME.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null;
}

/** Trimmed and without tracking; scheme and host lower-cased, which parsing does; paths are case-sensitive and stay as typed. */
export function pageAddress(typed: string): PageAddress {
  const text = typed.trim();
  if (text === "") return { kind: "problem", code: "analysis/url-missing" };
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:\/\//i.test(text) && url.hostname !== "";
  return isWeb
    ? { kind: "address", url: withoutTracking(url.href) }
    : { kind: "problem", code: "analysis/url-invalid" };
}
