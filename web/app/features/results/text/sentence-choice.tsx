/** The page's text with a choice at each sentence, to mark the one that answers the question. */
import type { ViewBlock } from "@citeworthy/core/contract";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { inPlace } from "../../../ui/parts/in-place.tsx";
import type { ReadingChange } from "../reading/change-reading.ts";
import { sentencesOf } from "./sentences-of.ts";
import { TextBlock } from "./text-block.tsx";

type Choice = { chosen: string | null; onChoose(sentence: string): void };

/** Headings, tables, code and pictures hold no sentence that could be quoted as an answer. */
const isChoosable = ({ kind }: ViewBlock) => kind === "paragraph" || kind === "quote" || kind === "list";

const NO_MARKS = { quotes: [], chosen: null, onChoose: () => {} };

function Sentences({ text, chosen, onChoose }: Choice & { text: string }) {
  return inPlace(sentencesOf(text), ({ text: words, sentence }) =>
    sentence === null ? (
      words
    ) : (
      <label className="relative cursor-pointer rounded-xs decoration-accent decoration-2 underline-offset-4 hover:underline has-checked:marked has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <input
          type="radio"
          name="answer"
          value={sentence}
          checked={chosen === sentence}
          onChange={() => onChoose(sentence)}
          className="absolute top-2 left-1 size-px appearance-none opacity-0"
        />
        {words}
      </label>
    ),
  );
}

export function ChoosableBlock({ block, ...choice }: Choice & { block: ViewBlock }) {
  if (!isChoosable(block)) return <TextBlock block={block} marks={NO_MARKS} />;
  if (block.kind === "list")
    return (
      <ul className={`grid gap-1 pl-6 ${block.ordered ? "list-decimal" : "list-disc"}`}>
        {inPlace(block.items, (item) => (
          <li>
            <Sentences text={item} {...choice} />
          </li>
        ))}
      </ul>
    );
  return <p>{"text" in block && <Sentences text={block.text} {...choice} />}</p>;
}

type MarkBarProps = { chosen: string | null; change: ReadingChange; onCancel(): void };

/** Below the text, always in view. */
export function MarkBar({ chosen, change, onCancel }: MarkBarProps) {
  return (
    <footer className="grid gap-3 border-t border-line bg-surface px-5 py-4 md:px-8">
      {change.problem && change.asker === "answer" && <Notice kind="error">{change.problem}</Notice>}
      <p aria-live="polite" className="line-clamp-2 font-serif text-16">
        {chosen === null ? (
          <span className="font-sans text-14 text-quiet">No sentence chosen yet.</span>
        ) : (
          `“${chosen}”`
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="small"
          busy={change.isBusy}
          aria-disabled={chosen === null || undefined}
          onClick={() => chosen !== null && change.judge({ answer: chosen })}
        >
          This is the answer
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
        <span className="text-14 text-quiet">This doesn't count as a use.</span>
      </div>
    </footer>
  );
}
