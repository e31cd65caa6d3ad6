import { externalLinksByBlock, sourceOf } from "../../facts/numbers.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued } from "../example.ts";
import { count } from "../say.ts";

export const unsupportedClaims = defineAudit({
  id: "unsupported-claims",
  section: "content_authority",
  title: "No sweeping or vague claims",
  why: "Claims such as always, never or experts say cannot be checked, so they are passed over.",
  ledger: ["AU14"],
  part: 0.6,
  about: "facts",
  english: true,

  run({ page, facts, quotes }) {
    if (facts.text().words < 100) return notApplicable("Too little text to tell.");
    const links = externalLinksByBlock(page);
    const claims = [...facts.wording("vagueSource"), ...facts.wording("absolute")].filter(
      (one) => sourceOf(one.sentence, links.get(one.sentence.block) ?? []) === null,
    );
    const sentences = [...new Set(claims.map((one) => one.sentence.text))];
    /** By number and not by share: more text around a claim does not support it. */
    return scored(
      1 / (1 + sentences.length / 4),
      `${count(sentences.length, "sentence makes a sweeping claim or leans", "sentences make a sweeping claim or lean")} on unnamed experts.`,
      {
        fix: [
          "Name the expert or the study, or drop the appeal to them.",
          "Replace the absolute by the cases you know of, with their number.",
          "Say who says so, where and when.",
        ],
        example: sentences[0]
          ? `In [number] of [number] cases ([source], [year]), ${continued(sentences[0])}.`
          : null,
        quotes: quotes(sentences, 2),
      },
    );
  },
});
