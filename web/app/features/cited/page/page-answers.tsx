/** Every answer that cited the page, newest first, with what it says and what the page says. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { useState } from "react";
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { runPath } from "../cited-paths.ts";
import { readableText } from "../claims/answer-text.tsx";
import { DecidingWords } from "../claims/deciding-words.tsx";
import { QuotedWords } from "../claims/page-quote.tsx";
import { Verdict } from "../claims/verdict.tsx";
import { nounFor } from "../figures/share-words.ts";
import type { AnswerGroup } from "./answer-groups.ts";

const FIRST_SHOWN = 10;

export function PageAnswers({ groups }: { groups: readonly AnswerGroup[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? groups : groups.slice(0, FIRST_SHOWN);
  const more = groups.length - shown.length;
  return (
    <section aria-labelledby="answers" className="grid grid-cols-1 gap-4">
      <h2 id="answers" className="text-28">
        Answers that cited it
      </h2>
      <ol className="border-t-2 border-ink">
        {shown.map((answer) => (
          <AnswerRow key={`${answer.runId} ${answer.engine}`} answer={answer} />
        ))}
      </ol>
      {more > 0 && (
        <div className="print:hidden">
          <Button size="small" onClick={() => setShowsAll(true)}>
            Show {more} more
          </Button>
        </div>
      )}
    </section>
  );
}

function AnswerRow({ answer: { runId, query, engine, askedAt, answers, claims } }: { answer: AnswerGroup }) {
  return (
    <li className="grid grid-cols-1 gap-4 border-b border-line py-5">
      <h3 className="font-sans text-14 font-semibold tracking-normal wrap-anywhere">
        {ENGINE_NAMES[engine]}, <DateText iso={askedAt} />, asked{" "}
        <Link to={`${runPath(runId, "why")}?${new URLSearchParams({ engine })}`} className="link">
          “{query}”
        </Link>
        {answers > 1 && <span className="font-normal text-quiet">, {nounFor(answers, "answer")}</span>}
      </h3>
      {claims.length === 0 ? (
        <p className="text-14 text-quiet">
          Cited for the answer as a whole, or the page hasn’t been read yet.
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {claims.map(({ claim: { text, decidedBy }, support }) => (
            <li key={text} className="grid gap-x-10 gap-y-1 md:grid-cols-2">
              <blockquote className="font-serif text-18 leading-relaxed wrap-anywhere">
                <DecidingWords text={readableText(text)} words={decidedBy} verdict={support.verdict} />
              </blockquote>
              <div className="grid content-start justify-items-start gap-1">
                <Verdict support={support} />
                {support.quote && <QuotedWords quote={support.quote} withPlace />}
                {support.note && <p className="text-14 text-quiet">{support.note}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
