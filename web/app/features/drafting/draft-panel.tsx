/** Write or paste on the left, see the reading and the edits on the right while typing. */
import { type DraftFormat, draftFormat } from "@citeworthy/core/drafts/draft-format";
import { MAX_DRAFT_LENGTH, MIN_DRAFT_WORDS } from "@citeworthy/core/drafts/limits";
import { useState } from "react";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { decodeBytes } from "../../files/decode-bytes.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { DraftResult } from "./draft-result.tsx";
import { useDraftReading } from "./use-draft-reading.ts";

const FORMATS: [DraftFormat | "", string][] = [
  ["", "Detect the format"],
  ["text", "Plain text"],
  ["markdown", "Markdown"],
  ["html", "HTML"],
];
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export function DraftPanel() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<DraftFormat | "">("");
  const isAwake = useHydrated();
  const format = chosen || draftFormat(text);
  const words = countWords(text);
  const isTooLong = text.length > MAX_DRAFT_LENGTH;
  const state = useDraftReading(text, format, words >= MIN_DRAFT_WORDS && !isTooLong);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = decodeBytes(new Uint8Array(await file.slice(0, MAX_DRAFT_LENGTH * 4).arrayBuffer()));
    setText(read);
    setChosen(/\.html?$/i.test(file.name) ? "html" : /\.(?:md|markdown)$/i.test(file.name) ? "markdown" : "");
  };
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
          <select
            aria-label="Format"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value as DraftFormat | "")}
            className={SELECT_CLASS}
          >
            {FORMATS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <label className="relative inline-flex min-h-12 cursor-pointer items-center rounded-sm border border-ink/26 bg-surface px-5.5 font-semibold focus-within:outline-2 focus-within:outline-accent hover:border-ink">
            Open a file
            <input
              type="file"
              accept=".txt,.md,.markdown,.html,.htm,text/*"
              disabled={!isAwake}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                void open(file);
                event.currentTarget.value = "";
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {text !== "" && (
            <Button variant="quiet" onClick={() => setText("")}>
              Clear
            </Button>
          )}
        </div>
      </div>
      <section aria-labelledby="draft-reading" className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-24">
        <h2 id="draft-reading" className="text-28">
          What we read
        </h2>
        <p role="status" className="text-14 text-quiet">
          {words < MIN_DRAFT_WORDS
            ? `Write at least ${MIN_DRAFT_WORDS} words to see a reading.`
            : state.isReading
              ? "Reading…"
              : state.result
                ? `${state.result.words} words read. Checked as you type.`
                : "Waiting for a pause…"}
        </p>
        {state.problem && <Notice kind="error">{state.problem}</Notice>}
        {state.result && <DraftResult result={state.result} />}
      </section>
    </div>
  );
}
