/** Answers that cite the page before the work and since, each with its 95% range. */
import { countWords, rangeWords } from "@citeworthy/core/visibility/rate-words";
import { EFFECT_WORDS } from "@citeworthy/core/worklist/state-words";
import type { MeasuredWork, WorkView } from "@citeworthy/core/worklist/work-view";
import { DateText } from "../../ui/figures/date-text.tsx";

type Share = MeasuredWork["before"];
const TONE: Record<MeasuredWork["effect"], string> = {
  better: "text-good",
  better_so_far: "text-fair",
  same: "text-ink",
  worse_so_far: "text-fair",
  worse: "text-poor",
  not_measured: "text-ink",
};
const percent = (share: number) => `${Math.round(share * 100)}%`;

function Range({ name, share, hue }: { name: string; share: Share; hue: string }) {
  const { low, high } = share.interval;
  return (
    <>
      <span>{name}</span>
      <span
        role="img"
        aria-label={`${countWords(share)}, ${rangeWords(share)}`}
        className={`relative block h-4 min-w-12 ${hue}`}
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-edge" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-current opacity-50"
          style={{ left: percent(low), right: percent(1 - high) }}
        />
        <span
          className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-current"
          style={{ left: percent(share.cited / share.counted) }}
        />
      </span>
      <span className="tabular whitespace-nowrap">{rangeWords(share)}</span>
    </>
  );
}

export function Ranges({ before, since, effect }: Pick<MeasuredWork, "before" | "since" | "effect">) {
  if (before.counted === 0) return null;
  const hue = effect === "better" ? "text-good" : effect === "worse" ? "text-poor" : "text-accent";
  return (
    <div className="grid max-w-75 grid-cols-[auto_minmax(48px,1fr)_auto] items-center gap-x-3 text-14 text-quiet">
      <Range name="before" share={before} hue="text-quiet" />
      {since.counted > 0 && <Range name="since" share={since} hue={hue} />}
    </div>
  );
}

/** Why it isn't proven, or that it is. It never says that the work was the cause. */
const CLARITY: Record<MeasuredWork["effect"], string | null> = {
  better: "The ranges don't overlap.",
  worse: "The ranges don't overlap.",
  better_so_far: "The ranges overlap.",
  worse_so_far: "The ranges overlap.",
  same: null,
  not_measured: null,
};

export function MeasuredEffect({ item }: { item: WorkView }) {
  const { measured, state, doneAt } = item;
  if (measured === null)
    return (
      <p className="w-fit rounded-xs border border-dashed border-edge px-2 py-0.5 text-14 text-quiet">
        Not measured
      </p>
    );
  const { before, since, effect } = measured;
  if (state === "open")
    return (
      <p className="text-14">
        Cited now: <b>{countWords(before)}</b> <span className="text-quiet">{rangeWords(before)}</span>
      </p>
    );
  return (
    <div className="grid gap-1 text-14">
      <p className={`font-semibold ${TONE[effect]}`}>{EFFECT_WORDS[effect]}</p>
      {since.counted > 0 ? (
        <p>
          Cited in {countWords(since)} answers since {doneAt && <DateText iso={doneAt} />}, before{" "}
          {countWords(before)}
        </p>
      ) : (
        <p className="text-quiet">Before: {countWords(before)}</p>
      )}
      <Ranges {...measured} />
      {CLARITY[effect] && <p className="text-quiet">{CLARITY[effect]}</p>}
    </div>
  );
}
