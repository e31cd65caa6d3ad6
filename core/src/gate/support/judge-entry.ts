/** A line of a list answer: a name that is on the page, with or without what the page says of it. */
import type { GatePage } from "../gate-page.ts";
import { statementOf } from "../statements/statement.ts";
import { type GateVerdict, OK } from "../verdict.ts";
import { isOnPage, judgeStatement } from "./judge-statement.ts";

/** "Name: reason", "Name - reason". */
const NAMED = /^(.{2,80}?)(?::\s+|\s+[–—-]\s+)(.+)$/u;

export function judgeEntry(line: string, page: GatePage): GateVerdict {
  if (isOnPage(line, page) || isName(line, page)) return OK;
  const [, name = "", reason = ""] = NAMED.exec(line) ?? [];
  return name !== "" && page.holds(name) ? judgeStatement(reason, page, name) : judgeStatement(line, page);
}

/** The page has these words, and none of them denies or limits. */
const isName = (line: string, page: GatePage): boolean => {
  const { tokens, stems } = statementOf(line, page.lexicon);
  const isWritten = tokens.every(
    ({ written }, at) => stems[at] === null || /^[\p{Lu}\d]/u.test(written) || page.isName(written),
  );
  return isWritten && page.holds(line);
};
