/** Sentences that a model leaves out, because they are filler or said before. Those that say something stay. */
import { cut } from "../../edits/edit-forms.ts";
import { type KindMaker, MIN_DONE, passed, withDoubt } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

const cutSentences =
  (kind: "strike" | "repeat"): KindMaker =>
  ({ quotes }, tools) => {
    const found = quotedSentences(quotes, tools, { isLast: kind === "repeat" });
    if ("fault" in found) return found.fault;
    const checked = passed(
      found.sentences.map(({ id }) => ({
        remove: id,
        as: kind === "repeat" ? ("repeat" as const) : ("filler" as const),
      })),
      tools,
    );
    if ("fault" in checked) return checked.fault;
    // What an author may want to keep is left alone: a cut needs a sign that nothing is lost.
    if (checked.doubt !== null) return checked.doubt.why;
    const asked = found.sentences.length + found.notFound;
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
