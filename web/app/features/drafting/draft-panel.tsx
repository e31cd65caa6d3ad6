/** Write or paste, see the score, the reading and the edits while typing, then keep or undo each edit in the text. */
import { type DraftFormat, draftFormat } from "@citeworthy/core/drafts/draft-format";
import { MAX_DRAFT_LENGTH, MIN_DRAFT_WORDS } from "@citeworthy/core/drafts/limits";
import { useState } from "react";
import { Segments } from "../../article-editor/segments.tsx";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { saveDraft } from "../../drafts/draft.ts";
import { DRAFT_PAGE } from "../../drafts/draft-page.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { ScoreThisTab } from "./bookmarklet.tsx";
import { DraftEdits } from "./draft-edits.tsx";
import { DraftResult } from "./draft-result.tsx";
import { type ChosenFormat, FormatChoice, OpenFile } from "./draft-source.tsx";
import { HandedNotice } from "./handed-notice.tsx";
import { type ReadingState, useDraftReading } from "./use-draft-reading.ts";

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** `write`: the field and what we read in it. `edits`: the text with its edits. */
type Screen = "write" | "edits";

function useDraftText() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ChosenFormat>("");
  const change = (next: string, format: ChosenFormat = chosen) => {
    setText(next);
    setChosen(format);
    saveDraft(DRAFT_PAGE, { text: next, format });
  };
  useDraft(DRAFT_PAGE, (draft) => change(draft.text ?? "", (draft.format ?? "") as ChosenFormat));
  const format: DraftFormat = chosen || draftFormat(text);
  return { text, chosen, format, change };
}

export function DraftPanel() {
  const { text, chosen, format, change } = useDraftText();
  const [screen, setScreen] = useState<Screen>("write");
  const isAwake = useHydrated();
  const words = countWords(text);
  const isTooLong = text.length > MAX_DRAFT_LENGTH;
  const state = useDraftReading(text, format, words >= MIN_DRAFT_WORDS && !isTooLong);
  const count = state.edited?.edits.length;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pb-24">
      {isAwake && <HandedNotice isEmpty={text === ""} onUse={(html) => change(html, "html")} />}
      <div>
        <Segments<Screen>
          label="Screen"
          segments={[
            { id: "write", label: "Write" },
            {
              id: "edits",
              label: count === undefined ? "Edits in the text" : `Edits in the text (${count})`,
            },
          ]}
          value={screen}
          onChange={setScreen}
        />
      </div>
      {screen === "edits" && state.result ? (
        <>
          <h2 className="sr-only">Your text with its edits</h2>
          <DraftEdits
            // Other edits are other choices.
            key={text}
            edited={state.edited}
            listed={state.result.edits}
            onUse={(markdown) => {
              change(markdown, "markdown");
              setScreen("write");
            }}
          />
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <TextArea
              label="Your draft"
              wide
              rows={20}
              value={text}
              disabled={!isAwake}
              onChange={(event) => change(event.currentTarget.value)}
              placeholder="Paste text, Markdown or HTML, or start writing."
              error={isTooLong ? "This draft is too long to read while you type. Paste a part of it." : null}
              hint="Your browser reads the text itself, and no use is counted. Only a Word file is written by the server, which keeps nothing."
            />
            <div className="flex flex-wrap items-end gap-3">
              <FormatChoice chosen={chosen} onChoose={(next) => change(text, next)} />
              <OpenFile disabled={!isAwake} onRead={(read, named) => change(read, named)} />
              {text !== "" && (
                <Button variant="quiet" onClick={() => change("")}>
                  Clear
                </Button>
              )}
            </div>
          </div>
          <DraftReadingSection words={words} state={state} />
        </div>
      )}
      {isAwake && screen === "write" && <ScoreThisTab base={window.location.origin} />}
    </div>
  );
}
type DraftReadingProps = { words: number; state: ReadingState };

function DraftReadingSection({ words, state }: DraftReadingProps) {
  return (
    <section aria-labelledby="draft-reading" className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-24">
      <h2 id="draft-reading" className="text-28">
        What we read
      </h2>
      <p role="status" className="text-14 text-quiet">
        {statusWords(words, state)}
      </p>
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
      {state.result && <DraftResult result={state.result} />}
    </section>
  );
}

function statusWords(words: number, { isReading, result }: ReadingState): string {
  if (words < MIN_DRAFT_WORDS) return `Write at least ${MIN_DRAFT_WORDS} words to see a reading.`;
  if (isReading) return "Reading…";
  return result ? `${result.words} words read. Checked as you type.` : "Waiting for a pause…";
}
