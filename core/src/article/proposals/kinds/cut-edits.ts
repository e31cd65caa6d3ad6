/** Sentences that a model leaves out, because they are filler or said before. Those that say something stay. */
import { cut } from "../../edits/edit-forms.ts";
import { type KindMaker, MIN_DONE, passed, surelyPassed, withDoubt } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

const cutSentences =
  (kind: "strike" | "repeat"): KindMaker =>
  ({ quotes }, tools) => {
    const found = quotedSentences(quotes, tools, { isLast: kind === "repeat" });
    if ("fault" in found) return found.fault;
    const asked = found.sentences.length + found.notFound;
    const parts = found.sentences.map(({ id }) => ({
      remove: id,
      as: kind === "repeat" ? ("repeat" as const) : ("filler" as const),
    }));
    const sure = surelyPassed(parts, tools);
    // What is only in doubt is left alone, unless little would remain of the edit: then the user decides.
    const checked = sure.length >= MIN_DONE * asked ? { parts: sure, doubt: null } : passed(parts, tools);
    if ("fault" in checked) return checked.fault;
    if (checked.parts.length < MIN_DONE * asked) return "half-done";
    const struck = new Set(checked.parts.map(({ remove }) => remove));
    return withDoubt(
      cut(
        kind,
        found.sentences.filter(({ id }) => struck.has(id)),
      ),
      checked.doubt,
    );
  };

export const strikeSentences = cutSentences("strike");
export const strikeRepeats = cutSentences("repeat");
