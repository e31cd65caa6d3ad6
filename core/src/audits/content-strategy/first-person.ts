import { defineAudit, reported } from "../audit.ts";
import { count, percent } from "../say.ts";

export const firstPerson = defineAudit({
  id: "first-person",
  section: "content_strategy",
  title: "First-person voice",
  why: "Personal voice goes with fewer citations in one matched study, while advice on experience asks for it: told, not scored.",
  ledger: ["CS15"],
  part: 0,
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    const own = facts.wording("firstPerson");
    const share = sentences.length === 0 ? 0 : own.length / sentences.length;
    return reported(
      `${count(own.length, "sentence speaks", "sentences speak")} in the first person${own.length > 0 ? `, ${percent(share)} of all` : ""}.`,
      quotes(
        own.map((one) => one.sentence.text),
        1,
      ),
    );
  },
});
