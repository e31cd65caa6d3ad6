/** What was typed, as a run needs it; what cannot be used is refused, or left out with its reason. */
import {
  DEFAULT_SAMPLES,
  LONGEST_QUERY,
  MAX_COMPETITORS,
  SAMPLE_SIZES,
  type SampleSize,
} from "@citeworthy/core/product/steps/monitor-steps";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { AppError } from "../../errors.ts";

type Skipped = { url: string; reason: string }[];

export function ownAddress({ url, query }: { url: string; query: string }): string {
  if (url.trim() === "" || query.trim() === "") throw new AppError("visibility/input-missing");
  const address = pageAddress(url);
  if (address.kind === "problem") throw new AppError("visibility/url-invalid");
  return address.url;
}

/** Sent word for word; only what cannot be typed into a search box is made a space. */
export function queryOf(typed: string): string {
  const query = typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if ([...query].length > LONGEST_QUERY) throw new AppError("visibility/query-too-long");
  if (!/[\p{L}\p{N}]/u.test(query)) throw new AppError("visibility/query-wordless");
  return query;
}

export function samplesOf(samples: number = DEFAULT_SAMPLES): SampleSize {
  const known = SAMPLE_SIZES.find((size) => size === samples);
  if (known === undefined) throw new AppError("visibility/samples-invalid");
  return known;
}

export function competitorsOf(
  own: string,
  lines: readonly string[],
): { competitors: string[]; skipped: Skipped } {
  const competitors: string[] = [];
  const skipped: Skipped = [];
  for (const line of lines.map((typed) => typed.trim()).filter(Boolean)) {
    const address = pageAddress(line);
    const reason = (() => {
      if (address.kind === "problem") return "This is not an http or https URL.";
      if (isSamePage(address.url, own)) return "This is your own page.";
      if (competitors.some((known) => isSamePage(known, address.url)))
        return "This page is in the list twice.";
      return competitors.length >= MAX_COMPETITORS ? `Only the first ${MAX_COMPETITORS} are used.` : null;
    })();
    if (reason === null && address.kind === "address") competitors.push(address.url);
    else skipped.push({ url: line, reason: reason ?? "" });
  }
  return { competitors, skipped };
}
