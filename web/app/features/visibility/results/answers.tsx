/** The result of each answer, and the answers themselves with their sources and the site's mentions marked. */
import type { ShownAnswer } from "@citeworthy/core/contract/visibility";
import type { Outcome } from "@citeworthy/core/visibility/answers/outcome";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { Link } from "react-router";
import { citedPath } from "../../../addresses/cited-path.ts";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { Pill } from "../../../ui/figures/pill.tsx";
import type { Tone } from "../../../ui/labels/tone.ts";
import { More } from "../../../ui/parts/more.tsx";
import { markedParts } from "./marked-parts.ts";

const OUTCOME: Record<Outcome, { word: string; tone: Tone }> = {
  cited: { word: "Cited", tone: "good" },
  retrieved_only: { word: "Read, not cited", tone: "fair" },
  mentioned_only: { word: "Mentioned, not cited", tone: "orange" },
  absent: { word: "Not included", tone: "plain" },
  no_search: { word: "No web search (not counted)", tone: "outline" },
  failed: { word: "Failed (not counted)", tone: "poor" },
};

export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return (
    <section aria-labelledby="answers" className="grid gap-5">
      <h2 id="answers" className="text-28">
        Result of each answer
      </h2>
      {MONITORED.map((engine) => {
        const own = answers.filter((answer) => answer.engine === engine);
        if (own.length === 0) return null;
        return (
          <div key={engine} className="grid gap-2 border-t border-line pt-4">
            <h3 className="text-22">{ENGINE_NAMES[engine]}</h3>
            <p className="flex flex-wrap gap-2">
              {own.map(({ sample, standings }) => (
                <OutcomePill key={sample} outcome={standings[0]?.outcome ?? "failed"} />
              ))}
            </p>
            <More summary={own.length === 1 ? "Read the answer" : `Read the ${own.length} answers`}>
              <ol className="grid gap-6">
                {own.map((answer) => (
                  <Answer key={answer.sample} answer={answer} of={own.length} />
                ))}
              </ol>
            </More>
          </div>
        );
      })}
    </section>
  );
}

const OutcomePill = ({ outcome }: { outcome: Outcome }) => (
  <Pill tone={OUTCOME[outcome].tone}>{OUTCOME[outcome].word}</Pill>
);

function Answer({ answer, of }: { answer: ShownAnswer; of: number }) {
  const { text, citations, failure, sample, model, standings, attribution } = answer;
  return (
    <li className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
        Sample {sample} of {of}
        {model && `, ${model}`}
        <OutcomePill outcome={standings[0]?.outcome ?? "failed"} />
      </p>
      {failure ? (
        <p>{failure}</p>
      ) : (
        <p className="max-w-measure break-words whitespace-pre-line">
          {markedParts(text, standings[0]?.mentions ?? []).map((part) =>
            part.isMarked ? <Highlight key={part.start}>{part.text}</Highlight> : part.text,
          )}
        </p>
      )}
      {citations.length > 0 && (
        <ol className="grid gap-1 text-14">
          {citations.map(({ url, host, title, position, cited }) => (
            <li key={`${position} ${url}`} className="break-words">
              {position}.{" "}
              <a href={url} rel="noreferrer nofollow" className="text-accent underline underline-offset-2">
                {title || host}
              </a>{" "}
              <span className="text-quiet">
                {host}
                {!cited && ", read but not cited"}
              </span>{" "}
              <Link to={citedPath(url)} className="link">
                All answers<span className="sr-only"> that cite {title || host}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {attribution && (
        <iframe
          title="The engine's search suggestions"
          sandbox=""
          srcDoc={attribution}
          loading="lazy"
          className="h-14 w-full rounded-sm border border-line"
        />
      )}
    </li>
  );
}
