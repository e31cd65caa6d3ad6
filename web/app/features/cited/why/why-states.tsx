/** What a run can't show, or can't show yet, and why. */
import type { SourcedAnswer, WhyThem } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { ConnectLink } from "../connect-link.tsx";
import { countWords, nounFor } from "../figures/share-words.ts";

type NothingMeasuredProps = {
  why: Pick<WhyThem, "failed" | "memory">;
  hasEngines: boolean;
  isAdmin: boolean;
};

export function NothingMeasured({ why: { failed, memory }, hasEngines, isAdmin }: NothingMeasuredProps) {
  const asked = failed + memory;
  return (
    <EmptyState
      heading="h2"
      title="Nothing measured in this run"
      action={hasEngines && <ButtonLink to="/ai-visibility-monitor">Ask the engines</ButtonLink>}
    >
      {asked > 0 ? (
        <p>
          No answer counts: {failed > 0 && `${nounFor(failed, "answer")} failed`}
          {failed > 0 && memory > 0 && ", "}
          {memory > 0 && `${nounFor(memory, "answer")} came from memory, without a page to compare with`}.
        </p>
      ) : (
        <p>
          No AI engine was asked, so no citations were measured.{" "}
          {!hasEngines && <ConnectLink isAdmin={isAdmin} what="an engine" />}
        </p>
      )}
    </EmptyState>
  );
}

export function ReadingProgress({ progress: { waiting, of } }: Pick<WhyThem, "progress">) {
  const read = of - waiting;
  return (
    <div className="grid gap-3 rounded-sm border border-line bg-surface px-4 py-4 print:hidden">
      <p role="status">
        <b>We’re reading the cited pages.</b>{" "}
        {waiting > 0 ? `${read} of ${nounFor(of, "page")} so far.` : "Now we compare them with the answers."}{" "}
        The claims fill in by themselves; you can leave this page.
      </p>
      <ProgressBar label="Cited pages read" value={of === 0 ? 0 : (read / of) * 100} />
    </div>
  );
}

export function WithoutModel({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Notice kind="info">
      <p>
        <b>Claims are compared by our own rules.</b> Prices, dates, numbers and names are compared letter by
        letter, the rest by how close a passage is. A connected model decides more of them.{" "}
        <ConnectLink isAdmin={isAdmin} what="a model" />
      </p>
    </Notice>
  );
}

/** For an answer from memory: there is no page to compare with. */
export function FromMemory({
  answer: { engine },
  answers,
}: {
  answer: SourcedAnswer;
  answers: SourcedAnswer[];
}) {
  const memory = answers.filter(({ searched }) => !searched).length;
  return (
    <EmptyState title="No sources in this answer">
      {ENGINE_NAMES[engine]} answered from memory in {memory} of {nounFor(answers.length, "answer")}. There is
      no page to compare with, so we left {memory === 1 ? "it" : "them"} out of the count.
    </EmptyState>
  );
}

/** Runs from before pages were read have answers and nothing to compare them with. */
export const NoClaims = ({ answer: { sources } }: { answer: SourcedAnswer }) =>
  sources.some(({ state }) => state === "read" || state === "expired") ? (
    <EmptyState title="No claims in this answer">
      <p>We found no statement in this answer that a page could support.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Not compared">
      <p>
        The pages behind this answer were not read, so its claims can’t be compared. Ask again to compare
        them.
      </p>
    </EmptyState>
  );

/** The user's page is among the cited ones already. */
export function OwnIsCited({ why: { own }, answer }: { why: WhyThem; answer: SourcedAnswer }) {
  const share = own.byEngine[answer.engine];
  if (!share || share.cited === 0) return null;
  return (
    <Notice kind="good">
      <p>
        <b>
          {ENGINE_NAMES[answer.engine]} cited your page in {countWords(share)} answers.
        </b>{" "}
        {supportedWords(answer)}
      </p>
    </Notice>
  );
}

function supportedWords({ sources, claims }: SourcedAnswer): string {
  const own = new Set(
    sources.filter(({ isOwn, role }) => isOwn && role === "cited").map(({ position }) => position),
  );
  if (own.size === 0) return "This answer doesn’t cite it.";
  const numbers = claims.flatMap(({ cites }, at) => (cites.some((cite) => own.has(cite)) ? [at + 1] : []));
  if (numbers.length === 0) return "This answer cites it.";
  return `In this answer it is cited for claim ${listWords(numbers)}.`;
}

const listWords = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join() : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
