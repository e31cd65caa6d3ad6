/** The page as a crawler without scripts reads it, in a drawer. The browser's own dialog handles Escape and focus. */
import type { CrawlerView, LeftOutPart } from "@citeworthy/core/contract";
import { useEffect, useRef, useState } from "react";
import { numberText } from "../../../ui/figures/number-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { ScrollFrame } from "../../../ui/layout/scroll-frame.tsx";
import { Cross } from "../../../ui/marks/icons.tsx";
import { inPlace } from "../../../ui/parts/in-place.tsx";
import type { ReadingChange } from "../reading/change-reading.ts";
import { ChoosableBlock, MarkBar } from "./sentence-choice.tsx";
import { TextBlock } from "./text-block.tsx";
import { type Mark, textsOf } from "./text-marks.ts";
import { FILTERS, type Filter, Filters, Tip } from "./text-tools.tsx";

type TextDrawerProps = {
  view: CrawlerView;
  words: number;
  marks: Mark[];
  /** The quote to open at; null for the beginning. */
  at: string | null;
  /** For the owner, who can mark the sentence that answers. */
  change?: ReadingChange | undefined;
  question: string;
  /** Opened to mark it. */
  isMarking: boolean;
  onClose(): void;
};

/** Closes the drawer once the page was judged by the marked sentence. */
function useClosingWhenMarked(change: ReadingChange | undefined, close: () => void) {
  const wasBusy = useRef(false);
  const isBusy = change?.isBusy === true && change.asker === "answer";
  useEffect(() => {
    if (wasBusy.current && !isBusy && change?.problem === null) close();
    wasBusy.current = isBusy;
  });
}

export default function TextDrawer(props: TextDrawerProps) {
  const { view, words, marks, at, change, question, onClose } = props;
  const asked = marks.find(({ quote }) => quote === at) ?? null;
  const [filter, setFilter] = useState<Filter>(asked?.isToChange === false ? "all" : "change");
  const [chosen, setChosen] = useState<number | null>(asked?.number ?? null);
  const [isMarking, setMarking] = useState(props.isMarking);
  const [sentence, setSentence] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef(asked && `mark-${asked.number}`);
  useEffect(() => {
    dialog.current?.showModal();
    if (start.current) document.getElementById(start.current)?.scrollIntoView({ block: "center" });
  }, []);
  const shown = marks.filter((mark) => FILTERS.find(({ id }) => id === filter)?.takes(mark));
  const quotes = shown.map(({ quote, number }) => ({ text: quote, number }));
  const tip = shown.find(({ number }) => number === chosen);
  const choose = (number: number) => setChosen((before) => (before === number ? null : number));
  const close = () => dialog.current?.close();
  useClosingWhenMarked(change, close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and the button does
    <dialog
      ref={dialog}
      aria-labelledby="page-text"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="drawer"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <header className="grid gap-3 border-b border-line px-5 pt-5 pb-4 md:px-8 md:pt-6">
          <Title words={words} onClose={close} />
          {isMarking ? (
            <p>Which sentence answers {question === "" ? "the question?" : `“${question}”`}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              {marks.length > 0 && <Filters marks={marks} now={filter} onChange={setFilter} />}
              {change && (
                <Button variant="quiet" size="small" onClick={() => setMarking(true)}>
                  Mark the answer
                </Button>
              )}
            </div>
          )}
        </header>
        <ScrollFrame
          aria-label="Text of the page"
          className="grid content-start gap-4 overflow-y-auto overscroll-contain bg-paper px-5 pt-5 pb-12 font-serif text-18 leading-[1.7] wrap-anywhere md:px-8"
        >
          {inPlace(view.blocks, (block) => (
            <div className="grid min-w-0 gap-3">
              {isMarking ? (
                <ChoosableBlock block={block} chosen={sentence} onChoose={setSentence} />
              ) : (
                <TextBlock block={block} marks={{ quotes, chosen, onChoose: choose }} />
              )}
              {tip && !isMarking && textsOf(block).some((text) => text.includes(tip.quote)) && (
                <Tip mark={tip} onClose={close} />
              )}
            </div>
          ))}
          {view.cut && <p className="text-quiet">The page is longer; we keep only this much.</p>}
          {view.leftOut && view.leftOut.length > 0 && <LeftOut parts={view.leftOut} />}
        </ScrollFrame>
        {isMarking && change && (
          <MarkBar chosen={sentence} change={change} onCancel={() => setMarking(false)} />
        )}
      </div>
    </dialog>
  );
}

const PART_NAME: Readonly<Record<string, string>> = {
  navigation: "Menu",
  header: "Header",
  footer: "Footer",
  aside: "Sidebar",
  comments: "Comments",
  related: "Links to other pages",
  consent: "Consent notice",
  popup: "Pop-up",
  transcript: "Closed transcript",
  form: "Form",
  advertising: "Advertising",
};

/** What the page shows around its text: nothing is judged by it, and the article doesn't contain it. */
function LeftOut({ parts }: { parts: readonly LeftOutPart[] }) {
  return (
    <details className="border-t border-line pt-4 font-sans text-16">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Left out: {parts.length} {parts.length === 1 ? "part" : "parts"} around the text
      </summary>
      <p className="pb-3 text-14 text-quiet">
        We read these as menus, footers and the like. They don’t count as text of the page.
      </p>
      <ul className="grid gap-3">
        {inPlace(parts, ({ kind, text }) => (
          <li className="text-14">
            <b className="block">{PART_NAME[kind] ?? "Other"}</b>
            <span className="text-quiet">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Title({ words, onClose }: { words: number; onClose(): void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 id="page-text" className="text-28">
          Page text
        </h2>
        <p className="text-14 text-quiet">
          What AI crawlers see: {numberText(words)} words in the HTML before any script runs.
        </p>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-sm border border-edge hover:border-ink"
      >
        <Cross className="size-5" />
      </button>
    </div>
  );
}
