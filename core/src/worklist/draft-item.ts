/** An item from an edit or a check of an analysis: what to do, and what will show that it was done. */
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import { type Edit, isNote } from "../contract/edit.ts";
import { titleFromAddress } from "../contract/title-from-address.ts";
import { pageKey } from "../visibility/answers/cited-address.ts";
import { comesFirst, holdsWords, pageWords, wordsInOrder } from "./page-words.ts";
import {
  MAX_WORK_DETAIL,
  MAX_WORK_TITLE,
  type WorkItem,
  type WorkSigns,
  type WorkSource,
} from "./work-item.ts";

export type WorkDraft = Pick<WorkItem, "kind" | "title" | "detail" | "page" | "signs">;

export const NO_SIGNS: WorkSigns = { fault: null, wanted: null, check: null, words: 0 };

const EARLY_ANSWER = "early-answer";

const cut = (text: string, most: number): string => text.trim().slice(0, most);
const isMarkup = (text: string): boolean => /^\s*</u.test(text);
const sentences = (...parts: (string | null)[]): string =>
  cut(parts.filter((part) => part !== null && part !== "").join("\n"), MAX_WORK_DETAIL);

/** Null where the analysis has no such edit. */
export function draftFromEdit(result: AnalysisResult, editId: string): WorkDraft | null {
  const edit = result.edits?.find(({ id }) => id === editId);
  if (!edit) return null;
  return {
    kind: isNote(edit) ? "note" : "edit",
    title: cut(edit.fault || edit.title, MAX_WORK_TITLE),
    detail: sentences(edit.do, edit.after, edit.needs && `You need: ${edit.needs}`),
    page: pageOf(result),
    signs: signsOf(edit, result),
  };
}

export function draftFromCheck(result: AnalysisResult, checkId: string): WorkDraft | null {
  const audit = result.audits.find(({ id }) => id === checkId);
  if (!audit) return null;
  return {
    kind: "finding",
    title: cut(audit.found || audit.title, MAX_WORK_TITLE),
    detail: sentences(audit.advice, audit.quotes[0] ?? null),
    page: pageOf(result),
    signs: { ...NO_SIGNS, check: openCheck(audit), words: result.page.words },
  };
}

const pageOf = ({ url, page }: AnalysisResult) => ({
  url,
  title: cut(page.title?.replace(/\s+/gu, " ") || titleFromAddress(url), MAX_WORK_TITLE),
});

const openCheck = (audit: AuditResult | undefined): string | null =>
  audit?.outcome === "scored" && audit.advice !== null ? audit.id : null;

/** Words count only if the page doesn't show the result already: a finished opening may be a sentence from further down. */
function signsOf(edit: Edit, result: AnalysisResult): WorkSigns {
  const { kind, before, after, quotes } = edit;
  const words = pageWords(result);
  const quoted = before ?? quotes?.[0] ?? null;
  const isWord = (text: string | null): text is string => text !== null && words !== null && !isMarkup(text);
  return {
    fault: isWord(quoted) && holdsWords(words ?? "", quoted) && !isKept(quoted, after) ? quoted : null,
    wanted: isWord(after) && !holdsWords(words ?? "", after) ? after : null,
    // A sentence of the page that moves up is recognized by its place.
    ...(kind === "opening" &&
      isWord(after) &&
      holdsWords(words ?? "", after) &&
      !comesFirst(wordsInOrder(result), after) && { first: after }),
    check: checkOf(edit, result),
    words: result.page.words,
  };
}

/**
 * Where it is in doubt how early the page answers, the check costs nothing, so that the edit names none. The author may
 * write another opening than ours, and then only the check shows that the page answers at once.
 */
function checkOf({ audit, about }: Edit, { audits }: AnalysisResult): string | null {
  const byId = (wanted: string | null) => audits.find(({ id }) => id === wanted);
  const early = about === "answer_early" ? byId(EARLY_ANSWER) : undefined;
  return openCheck(byId(audit)) ?? (early?.outcome === "not-applicable" ? early.id : null);
}

/** An edit that adds to a sentence leaves the sentence on the page. */
const isKept = (before: string, after: string | null): boolean => after?.includes(before) ?? false;

/** The same finding in a later analysis of the page is the same item. Null: items written by hand are always new. */
export function sourceKey(source: WorkSource, pageUrl: string | null): string | null {
  const page = (pageUrl && pageKey(pageUrl)) ?? "";
  if (source.from === "edit")
    return source.editId.startsWith("check-") ? `${source.editId} ${page}` : `edit-${source.editId} ${page}`;
  if (source.from === "check") return `check-${source.checkId} ${page}`;
  if (source.from === "difference") return `difference-${source.differenceId} ${source.runId}`;
  if (source.from === "demand") return `demand ${pageKey(source.url) ?? source.url}`;
  return source.from === "claim" ? `claim-${source.claimId} ${source.runId}` : null;
}
