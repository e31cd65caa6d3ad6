/** What a user may add before an analysis: the question, the page type, and competing pages. Folded, because all of it is optional. */
import { QUESTION_CHARS } from "@citeworthy/core/contract/given-reading";
import { KIND_OPTIONS } from "@citeworthy/core/product/page-kinds";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Field, FieldParts, TextArea } from "../../ui/form/field.tsx";
import { More } from "../../ui/parts/more.tsx";
import type { AnalysisOptions } from "./analysis-request.ts";
import { NAME_COMPETITORS } from "./compare-link.tsx";

export type TypedOptions = { question: string; kind: string; competitors: string };
export const NO_OPTIONS: TypedOptions = { question: "", kind: "", competitors: "" };

const isEmpty = ({ question, kind, competitors }: TypedOptions): boolean =>
  question + kind + competitors === "";

/**
 * What was restored belongs to the page it was typed for: another page starts without it. What the user typed in this
 * visit stays, because a question may be typed before the URL.
 */
export const optionsForPage = (
  options: TypedOptions,
  restoredFor: string | null,
  url: string,
): TypedOptions => (restoredFor === null || restoredFor.trim() === url.trim() ? options : NO_OPTIONS);

/** One URL a line; the server says which ones it can't use. */
export function optionsFrom({ question, kind, competitors }: TypedOptions): AnalysisOptions {
  const urls = competitors
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    ...(question.trim() && { question: question.trim() }),
    ...(kind && { kind }),
    ...(urls.length > 0 && { competitors: urls }),
  };
}

/** Like a text field. The fields' own class can't be used: the browser counts a select as read-only. */
const SELECT_CLASS =
  "block min-h-12 w-full rounded-sm border border-edge bg-surface px-3 py-2.5 text-16 text-ink disabled:bg-wash disabled:text-quiet";

type Props = { typed: TypedOptions; busy: boolean; onChange(typed: TypedOptions): void };

export function AnalysisOptionsFields({ typed, busy, onChange }: Props) {
  const isNaming = useLocation().hash === NAME_COMPETITORS;
  const competitors = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNaming) competitors.current?.focus();
  }, [isNaming]);
  // Open once it has held something, so that nothing is sent unseen, and no field closes while it is being emptied.
  const [hasHeld, setHasHeld] = useState(!isEmpty(typed));
  if (!hasHeld && !isEmpty(typed)) setHasHeld(true);
  const change = (part: Partial<TypedOptions>) => onChange({ ...typed, ...part });
  return (
    <More
      summary={<span className="text-14">Question, page type, competing pages (optional)</span>}
      isOpen={isNaming || hasHeld}
    >
      <div className="grid gap-4 pt-1 pb-2">
        <Field
          label="Question"
          wide
          name="question"
          autoComplete="off"
          maxLength={QUESTION_CHARS.max}
          placeholder="How long does cold brew steep?"
          hint="The question this page should answer. We guess it if you leave it empty."
          value={typed.question}
          disabled={busy}
          onChange={(event) => change({ question: event.target.value })}
        />
        <FieldParts label="Page type" wide>
          {(parts) => (
            <select
              {...parts}
              name="kind"
              value={typed.kind}
              disabled={busy}
              onChange={(event) => change({ kind: event.target.value })}
              className={SELECT_CLASS}
            >
              <option value="">Let us guess</option>
              {KIND_OPTIONS.map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldParts>
        <TextArea
          ref={competitors}
          label="Competing pages"
          wide
          name="competitors"
          rows={3}
          hint="Up to five URLs, one per line. We compare their passages with yours."
          value={typed.competitors}
          disabled={busy}
          onChange={(event) => change({ competitors: event.target.value })}
        />
      </div>
    </More>
  );
}
