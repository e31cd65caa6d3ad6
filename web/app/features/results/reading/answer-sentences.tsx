import type { ReactNode } from "react";
import { Highlight } from "../../../ui/figures/highlight.tsx";

/** `more`: how many aren't shown. `after`: shown under each sentence. */
type AnswerSentencesProps = { texts: readonly string[]; more?: number; after?: (text: string) => ReactNode };

export function AnswerSentences({ texts, more = 0, after }: AnswerSentencesProps) {
  if (texts.length === 0)
    return <p>Write one sentence that answers the question and makes sense without the text around it.</p>;
  return (
    <>
      <ul className="grid gap-3 font-serif leading-[1.6] wrap-anywhere md:text-18">
        {texts.map((text) => (
          <li key={text} className="grid justify-items-start gap-1.5">
            <span>
              <Highlight>{text}</Highlight>
            </span>
            {after?.(text)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-14 text-quiet">and {more} more</p>}
    </>
  );
}
