/** The pages a user names to compare with, as they come from a request, a form or a command line. */
import type { MessageCode } from "../messages/catalogue.ts";
import { site } from "../product/identity/site.ts";
import { isSamePage } from "../visibility/answers/cited-address.ts";
import { pageAddress } from "./page-address.ts";

/** Each page is fetched and read while the user waits, so there can't be many. */
export const MAX_COMPETITORS = 5;
/** An address in a message is shown up to here. */
const MAX_SHOWN_CHARS = 120;

type Problem = { kind: "problem"; code: MessageCode; details: Record<string, string | number> };

/** Blank lines are skipped and a page named twice counts once. `page`: the page that is compared with them. */
export function givenCompetitors(raw: unknown, page: string): { kind: "given"; urls: string[] } | Problem {
  const typed = raw ?? [];
  if (!isTextList(typed)) return tooManyOrNoList;
  const urls: string[] = [];
  for (const text of typed.filter((one) => one.trim() !== "")) {
    const address = pageAddress(text);
    if (address.kind === "problem") return problem("analysis/competitor-invalid", text);
    if (isSamePage(address.url, page)) return problem("analysis/competitor-is-page", text);
    if (!urls.some((known) => isSamePage(known, address.url))) urls.push(address.url);
  }
  return urls.length > MAX_COMPETITORS ? tooManyOrNoList : { kind: "given", urls };
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const tooManyOrNoList: Problem = {
  kind: "problem",
  code: "analysis/competitors-invalid",
  details: { max: MAX_COMPETITORS },
};

const problem = (code: MessageCode, typed: string): Problem => ({
  kind: "problem",
  code,
  details: { url: typed.trim().slice(0, MAX_SHOWN_CHARS), example: site.exampleUrl },
});
