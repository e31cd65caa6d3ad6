/** What cited pages have and the user's page lacks, each with words of both sides and what to do about it. */
import type { PageDifference, WhyThem } from "@citeworthy/core/cited/cited-view";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { PageLink } from "../claims/page-link.tsx";
import { placeWords, QuotedWords } from "../claims/page-quote.tsx";
import { rangeWords } from "../figures/share-words.ts";
import { TaskAction } from "../task-action.tsx";
import { SectionHead } from "./section-head.tsx";

/** The edits of the newest report of this page, by id. */
export type ReportEdits = { report: string; numbers: Record<string, number> } | null;

const TITLES = ["Differences", "One difference", "Two differences", "Three differences"];

type DifferencesProps = {
  why: Pick<WhyThem, "differences" | "tooFew" | "runId" | "url">;
  edits: ReportEdits;
};

export function Differences({ why, edits }: DifferencesProps) {
  const { differences, tooFew } = why;
  return (
    <section aria-labelledby="differences" className="grid gap-4">
      <SectionHead id="differences" title={TITLES[differences.length] ?? "Differences"}>
        {differences.length > 0 &&
          "Between your page and the pages that were cited. Differences, not proven causes."}
      </SectionHead>
      {differences.length === 0 ? (
        <EmptyState title={tooFew ? "Too few answers to tell" : "No clear difference"}>
          {tooFew ??
            "What the cited pages have in common, your page has too, or the dropped pages have as well."}
        </EmptyState>
      ) : (
        <ol className="border-t-2 border-ink">
          {differences.map((difference, at) => (
            <DifferenceItem key={difference.id} difference={difference} number={at + 1}>
              <DifferenceAction difference={difference} run={why} edits={edits} />
            </DifferenceItem>
          ))}
        </ol>
      )}
    </section>
  );
}

type DifferenceItemProps = { difference: PageDifference; number: number; children: ReactNode };

function DifferenceItem({ difference, number, children }: DifferenceItemProps) {
  const { title, detail, theirs, own } = difference;
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-1 border-b border-line py-6 print:break-inside-avoid">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-tight text-accent">
        {number}
      </span>
      <div className="grid min-w-0 gap-4">
        <div>
          <h3 className="text-22">{title}</h3>
          <p>{detail}</p>
          <p className="text-14 text-quiet">{spreadWords(difference)}</p>
        </div>
        <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          <Side title="A page that was cited">
            <QuotedWords quote={theirs} />
            <p className="text-14 text-quiet wrap-anywhere">
              <PageLink url={theirs.url} isInline />, {lowerFirst(placeWords(theirs))}
            </p>
          </Side>
          <Side title="Your page">
            {own ? <QuotedWords quote={own} withPlace /> : <p className="text-quiet">No passage</p>}
          </Side>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          {children}
        </div>
      </div>
    </li>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h4 className="text-14 font-semibold">{title}</h4>
      {children}
    </div>
  );
}

const lowerFirst = (text: string): string => `${text[0]?.toLowerCase()}${text.slice(1)}`;

/** How common it is among cited and among dropped pages. */
function spreadWords({ cited, dropped }: PageDifference): string {
  const words = (group: NonNullable<PageDifference["dropped"]>) =>
    `${group.with} of ${group.of} (likely ${rangeWords(group.interval)})`;
  return `Cited pages that have it: ${words(cited)}. Pages read and dropped: ${dropped ? words(dropped) : "not reported"}.`;
}

type DifferenceActionProps = {
  difference: PageDifference;
  run: Pick<WhyThem, "runId" | "url">;
  edits: ReportEdits;
};

/** What one click does about a difference: opens the edit that covers it, or takes the task along. */
function DifferenceAction({ difference, run: { runId, url }, edits }: DifferenceActionProps) {
  const { id: differenceId, title, detail, editId, task } = difference;
  const number = editId === null ? undefined : edits?.numbers[editId];
  if (edits && number !== undefined)
    return (
      <>
        <p className="text-14 text-quiet">Edit {number} of your report does this.</p>
        <ButtonLink to={`/analysis/${edits.report}#edit-${number}`} size="small">
          Open edit {number}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className="min-w-0 text-14 text-quiet">{task}</p>
      <TaskAction
        source={{ from: "difference", runId, differenceId }}
        title={task}
        detail={`${title} ${detail}`}
        page={{ url }}
        text={task}
      />
    </>
  );
}
