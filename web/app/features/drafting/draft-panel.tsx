/** Write or paste on the left, see the reading and the edits on the right while typing. */
import { draftFormat } from "@citeworthy/core/drafts/draft-format";
import { MAX_DRAFT_LENGTH, MIN_DRAFT_WORDS } from "@citeworthy/core/drafts/limits";
import { useState } from "react";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { DraftResult } from "./draft-result.tsx";
import { type ChosenFormat, FormatChoice, OpenFile } from "./draft-source.tsx";
import { type ReadingState, useDraftReading } from "./use-draft-reading.ts";

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export function DraftPanel() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ChosenFormat>("");
  const isAwake = useHydrated();
  const format = chosen || draftFormat(text);
  const words = countWords(text);
  const isTooLong = text.length > MAX_DRAFT_LENGTH;
  const state = useDraftReading(text, format, words >= MIN_DRAFT_WORDS && !isTooLong);
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-12 gap-y-8 pb-24 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <TextArea
          label="Your draft"
          wide
          rows={20}
          value={text}
          disabled={!isAwake}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Paste text, Markdown or HTML, or start writing."
          error={isTooLong ? "This draft is too long to read while you type. Paste a part of it." : null}
          hint="Nothing is sent and no use is counted: your browser reads the text itself."
        />
        <div className="flex flex-wrap items-end gap-3">
          <FormatChoice chosen={chosen} onChoose={setChosen} />
          <OpenFile
            disabled={!isAwake}
            onRead={(read, named) => {
              setText(read);
              setChosen(named);
            }}
          />
          {text !== "" && (
            <Button variant="quiet" onClick={() => setText("")}>
              Clear
            </Button>
          )}
        </div>
      </div>
      <DraftReadingSection words={words} state={state} />
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
