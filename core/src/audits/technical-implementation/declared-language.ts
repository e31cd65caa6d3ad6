import { defineAudit, scored } from "../audit.ts";
import { languageAttribute } from "../snippets.ts";

export const declaredLanguage = defineAudit({
  id: "declared-language",
  section: "technical_implementation",
  title: "The language is declared, and right",
  why: "The same question in two languages draws on mostly different sources.",
  ledger: ["TE15"],
  part: 0.8,

  run({ facts }) {
    const { declared, isEnglish } = facts.language();
    const wrong = declared !== null && (declared === "en") !== isEnglish && facts.text().words >= 40;
    const found =
      declared === null
        ? "The html element declares no language."
        : wrong
          ? `The page declares ${declared}, but its words ${isEnglish ? "are English" : "are not"}.`
          : `The page declares ${declared}, and the words agree.`;
    return scored(declared === null ? 0 : wrong ? 0.2 : 1, found, {
      fix: [
        "Set the lang attribute of the html element to the language of the text.",
        "Declare the language the page is written in, not that of the template.",
        "Add lang to the html element, and hreflang links if there are translations.",
      ],
      snippet: languageAttribute(isEnglish ? "en" : (declared ?? "[language]")),
    });
  },
});
