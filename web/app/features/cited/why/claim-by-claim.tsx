/** One answer, claim by claim, with the choice of engine and answer. */
import type { WhyThem } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { AnswerCard } from "./answer-card.tsx";
import type { AnswerChoice } from "./answer-choice.ts";
import { ClaimsTable } from "./claims-table.tsx";
import { FromMemory, NoClaims, OwnIsCited } from "./why-states.tsx";

type ClaimByClaimProps = { why: WhyThem; choice: AnswerChoice; isReading: boolean };

export function ClaimByClaim({ why, choice, isReading }: ClaimByClaimProps) {
  const { answer, answers } = choice;
  return (
    <section aria-labelledby="claims" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="claims" className="text-28">
          What the answer says, claim by claim
        </h2>
        {choice.engines.length > 1 && <EngineChoice choice={choice} />}
      </div>
      <OwnIsCited why={why} answer={answer} />
      <AnswerCard choice={choice} />
      {!answer.searched ? (
        <FromMemory answer={answer} answers={answers} />
      ) : answer.claims.length === 0 ? (
        !isReading && <NoClaims answer={answer} />
      ) : (
        <>
          <ClaimsTable answer={answer} run={why.runId} />
          <p className="text-14 text-quiet">
            {judgeWords(answer.claims.some(({ judgedBy }) => judgedBy === "model"))}
          </p>
        </>
      )}
    </section>
  );
}

const judgeWords = (hasModel: boolean): string =>
  `Verdicts by ${hasModel ? "the connected model, checked by our own rules" : "our own rules"}. Every quote was found word for word on the page it names. “Not sure” means: compare the two texts yourself.`;

function EngineChoice({ choice: { engines, engine, pickEngine } }: { choice: AnswerChoice }) {
  return (
    <fieldset className="inline-flex max-w-full overflow-x-auto rounded-sm border border-line bg-wash p-1 print:hidden">
      <legend className="sr-only">Engine</legend>
      {engines.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === engine}
          onClick={() => pickEngine(id)}
          className="min-h-11 rounded-xs px-4 text-14 font-medium text-quiet hover:text-ink aria-pressed:bg-surface dark:aria-pressed:bg-line aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {ENGINE_NAMES[id]}
        </button>
      ))}
    </fieldset>
  );
}
