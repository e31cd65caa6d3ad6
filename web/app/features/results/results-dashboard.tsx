/** A result: what the page was judged as, what to do next, its score, and the proof behind each number. */
import { type ReactNode, Suspense, useState } from "react";
import { part } from "../../delivery/part.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { Card } from "../../ui/parts/card.tsx";
import { AlignLeft, TrendingUp } from "../../ui/parts/report-icons.tsx";
import type { EditChoices } from "./edits/edit-row.tsx";
import { NextEdits } from "./edits/next-edits.tsx";
import { AnswerNote } from "./reading/answer-note.tsx";
import { JudgedLine } from "./reading/judged-line.tsx";
import type { OwnReading } from "./reading/own-reading.ts";
import { QuestionNotice } from "./reading/question-notice.tsx";
import { UnsureNotice } from "./reading/unsure-notice.tsx";
import { ResultHeading } from "./result-heading.tsx";
import type { ResultView } from "./result-view.ts";
import { FactButton, FactNote } from "./score/fact-line.tsx";
import { GateNotice } from "./score/gate-notice.tsx";
import { ScoreCard } from "./score/score-card.tsx";
import type { MeasuredCompetitors } from "./sections/competitors.tsx";
import { SectionArea } from "./sections/section-area.tsx";
import { TextContext } from "./text/show-in-text.ts";
import { holdsQuote, marksOf } from "./text/text-marks.ts";

const HistoryLine = part(async () => ({ default: (await import("./score/history-line.tsx")).HistoryLine }));
const MarksArea = part(async () => ({ default: (await import("./marks/marks-area.tsx")).MarksArea }));
const BetterPage = part(async () => ({ default: (await import("./marks/better-page.tsx")).BetterPage }));
const CrawlerAccess = part(async () => ({
  default: (await import("./score/crawler-access.tsx")).CrawlerAccess,
}));
const ProvenanceLine = part(async () => ({
  default: (await import("./score/provenance-line.tsx")).ProvenanceLine,
}));
const StoryCard = part(async () => ({ default: (await import("./story/story-card.tsx")).StoryCard }));
const FaultCard = part(async () => ({ default: (await import("./story/fault-card.tsx")).FaultCard }));
const KeepCard = part(async () => ({ default: (await import("./story/keep-card.tsx")).KeepCard }));
const TextDrawer = part(() => import("./text/text-drawer.tsx"));

type ResultsDashboardProps = {
  view: ResultView;
  actions?: ReactNode;
  /** Which edits the article keeps; without it they can only be read. */
  choices?: EditChoices;
  /** The article panel, above the sections once there is one. */
  article?: ReactNode;
  /** Kind, question and answer can be changed; without it they are only shown. */
  own?: OwnReading;
  /** Shown next to kind and question where they can't be changed. */
  readingAction?: ReactNode;
  /** Leads the owner to where competing pages are named. */
  nameCompetitors?: ReactNode;
  /**
   * How often engines cited the page: one line with the score on a phone, the card after the edits, and whom they cited
   * instead.
   */
  cited?: { line: ReactNode; card: ReactNode; competitors: MeasuredCompetitors };
};

function History({ history }: Pick<ResultView, "history">) {
  if (history === null || history.line.length === 0) return null;
  if (history.changes)
    return (
      <Suspense>
        <HistoryLine history={history} />
      </Suspense>
    );
  return <FactNote icon={TrendingUp} title="First analysis" note="The next one will show what changed" />;
}

const loadingStory = (
  <Card>
    <Skeleton
      label="Loading how the score comes about"
      lines={["70%", "45%", "100%", "100%", "100%", "100%"]}
    />
  </Card>
);

/** The number of the edit that puts this sentence first. */
const openingOf = ({ edits, more }: ResultView["next"], sentence: string | undefined): number | null =>
  [...edits, ...more].find(({ after }) => after !== null && after === sentence)?.number ?? null;

/** `isMarking`: opened to mark the sentence that answers. */
type OpenText = { at: string | null; isMarking?: true } | null;

export function ResultsDashboard(props: ResultsDashboardProps) {
  const { view, actions, article, own, readingAction, nameCompetitors, cited, choices = null } = props;
  const { url, result, next } = view;
  const change = own?.change;
  const [text, setText] = useState<OpenText>(null);
  const { crawlerView, reading } = result;
  const marks = crawlerView ? marksOf(view) : [];
  const given = reading?.marks && reading.model ? { marks: reading.marks, model: reading.model } : null;
  const hasText = crawlerView !== undefined && crawlerView.blocks.length > 0;
  const opener = crawlerView && {
    open: (at: string | null) => setText({ at }),
    holds: (quote: string) => holdsQuote(result, quote),
  };
  return (
    <TextContext value={opener ?? null}>
      <div className="grid gap-6 md:gap-8">
        <div className="grid gap-4">
          <ResultHeading url={url} result={result} actions={actions} />
          <QuestionNotice reading={reading} isOwn={own !== undefined} />
          {reading &&
            (own ? (
              <own.ReadingForm reading={reading} change={own.change} />
            ) : (
              <JudgedLine reading={reading} action={readingAction} />
            ))}
        </div>
        <GateNotice gates={result.gates} />
        {!change?.isOpen && <UnsureNotice reading={result.reading} onChooseKind={change?.open} />}
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_356px]">
          <div className="grid min-w-0 gap-6 max-lg:order-2 md:gap-8">
            <Suspense fallback={result.score.start !== undefined && loadingStory}>
              <StoryCard view={view} />
            </Suspense>
            {/* Judged again, the edits are others, and no tick belongs to them. */}
            <NextEdits
              key={`${reading?.kind} ${reading?.question}`}
              next={next}
              result={result}
              choices={choices}
            />
            <Suspense>
              <FaultCard view={view} />
              <KeepCard view={view} />
            </Suspense>
            <AnswerNote
              reading={reading}
              openingNumber={openingOf(next, reading?.answer.sentences[0])}
              own={own}
              onMark={hasText ? () => setText({ at: null, isMarking: true }) : undefined}
            />
            {given && (
              <Suspense>
                <BetterPage better={given.marks.better} model={given.model} />
              </Suspense>
            )}
          </div>
          <aside aria-label="Score and facts" className="contents lg:grid lg:gap-6">
            <div className="min-w-0 max-lg:order-1">
              <ScoreCard result={result} was={change?.was ?? null} />
              {cited?.line}
            </div>
            {cited && <div className="min-w-0 max-lg:order-3">{cited.card}</div>}
            <div className="min-w-0 border-t-2 border-ink max-lg:order-3">
              <History history={view.history} />
              <Suspense>
                <CrawlerAccess crawlers={result.crawlers} />
              </Suspense>
              {hasText && (
                <FactButton
                  icon={AlignLeft}
                  title="Page text"
                  note={`${numberText(result.page.words)} words, ${marks.length} ${marks.length === 1 ? "passage" : "passages"} marked`}
                  onClick={() => setText({ at: null })}
                />
              )}
              <Suspense>
                <ProvenanceLine result={result} />
              </Suspense>
            </div>
          </aside>
        </div>
        {article}
        {given && (
          <Suspense>
            <MarksArea result={result} {...given} />
          </Suspense>
        )}
        <SectionArea view={view} nameCompetitors={nameCompetitors} measured={cited?.competitors} />
      </div>
      {text && crawlerView && (
        <Suspense>
          <TextDrawer
            view={crawlerView}
            words={result.page.words}
            marks={marks}
            at={text.at}
            change={change}
            question={reading?.question ?? ""}
            isMarking={text.isMarking ?? false}
            onClose={() => setText(null)}
          />
        </Suspense>
      )}
    </TextContext>
  );
}
