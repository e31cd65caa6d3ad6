/** Sentences that a model leaves out, because they are filler or said before. Those that say something stay. */
import { judgeChange } from "../../../gate/gate.ts";
import type { GateVerdict } from "../../../gate/verdict.ts";
import { cut } from "../../edits/edit-forms.ts";
import { type KindMaker, MIN_DONE, passed, surelyPassed, withDoubt } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

const cutSentences =
  (kind: "strike" | "repeat"): KindMaker =>
  ({ quotes }, tools) => {
    const found = quotedSentences(quotes, tools, { isLast: kind === "repeat" });
    if ("fault" in found) return found.fault;
    const fewest = MIN_DONE * (found.sentences.length + found.notFound);
    const all = found.sentences.map(({ id }) => ({
      remove: id,
      as: kind === "repeat" ? ("repeat" as const) : ("filler" as const),
    }));
    const judged = judgeChange(all, tools.gate).map(({ verdict }) => verdict);
    const possible = all.filter((_, at) => hasSign(judged[at]));
    const failed = judged.find((verdict) => !hasSign(verdict));
    if (possible.length === 0) return failed && failed.is !== "ok" ? failed.why : "torn";
    const sure = surelyPassed(possible, tools);
    // What is in doubt is left alone, unless too little would remain of the edit: then the user decides.
    const checked = passed(sure.length >= fewest ? sure : possible, tools);
    if ("fault" in checked) return checked.fault;
    if (checked.parts.length < fewest) return "half-done";
    const struck = new Set(checked.parts.map(({ remove }) => remove));
    return withDoubt(
      cut(
        kind,
        found.sentences.filter(({ id }) => struck.has(id)),
      ),
      checked.doubt,
    );
  };

/** A cut needs a sign that nothing is lost. Whether it holds is the user's to decide. */
const hasSign = (verdict: GateVerdict | undefined): boolean =>
  verdict?.is === "ok" || (verdict?.is === "doubt" && verdict.why !== "not-filler");

export const strikeSentences = cutSentences("strike");
export const strikeRepeats = cutSentences("repeat");
