import type { LanguagePack } from "../../language/language-pack.ts";
import { packs } from "../../language/packs/all.ts";
import { defineAudit, scored } from "../audit.ts";
import { languageAttribute } from "../snippets.ts";

/** A wrong declaration misleads more than a missing one, but the engines also look at the text. */
const SHARE_WHEN_WRONG = 0.2;

const fixFor = (pack: LanguagePack | null): string =>
  pack
    ? `Set lang="${pack.code}" on the <html> element, because the text is ${pack.name}.`
    : "Set the lang attribute of the <html> element to the language of the text.";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * The words must speak for another language, and the declared one must have been among those compared: Norwegian looks
 * like Danish to an engine that only knows Danish. English is distinguished from every other language.
 */
function isWrong(declared: string, read: LanguagePack): boolean {
  const isCompared = packs.some((pack) => pack.code === declared.slice(0, 2));
  return read.code !== declared.slice(0, 2) && (isCompared || read.code === "en");
}

export const declaredLanguage = defineAudit({
  id: "declared-language",
  section: "technical_implementation",
  title: "Declared language",
  why: "The same question in two languages shared 22% of its sources.",
  ledger: ["TE15"],
  part: 0.8,

  run({ facts }) {
    const { declared, pack } = facts.language();
    if (declared === null) {
      const snippet = languageAttribute(pack?.code ?? "[language]");
      return scored(0, "The page declares no language.", { fix: fixFor(pack), snippet });
    }
    const name = names.of(declared) ?? declared;
    if (pack && isWrong(declared, pack)) {
      const found = `The page declares ${name}, but the text is ${pack.name}.`;
      return scored(SHARE_WHEN_WRONG, found, { fix: fixFor(pack), snippet: languageAttribute(pack.code) });
    }
    const isConfirmed = pack?.code === declared.slice(0, 2);
    return scored(1, `The page declares ${name}${isConfirmed ? ", which fits the text" : ""}.`);
  },
});
