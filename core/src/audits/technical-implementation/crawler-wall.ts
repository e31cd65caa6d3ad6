import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const crawlerWall = defineAudit({
  id: "crawler-wall",
  section: "technical_implementation",
  title: "Crawlers get the same answer as browsers",
  why: "A firewall may refuse what robots.txt allows.",
  ledger: ["TE6"],

  run({ evidence }) {
    const answers = evidence.botAnswers?.filter((answer) => answer.status !== null) ?? [];
    if (answers.length === 0) return notApplicable("Answers to crawlers' names were not tried.");
    const refused = answers.filter((answer) => answer.status === null || answer.status >= 400);
    return scored(
      1 - refused.length / answers.length,
      refused.length === 0
        ? `All ${answers.length} crawler names tried are answered.`
        : `Refused: ${listed(refused.map((answer) => `${answer.bot} (status ${answer.status})`))}.`,
      {
        fix: [
          "Let the verified search crawlers pass the firewall or the bot protection.",
          "Add the crawlers' published address ranges to the allow list of your CDN.",
          "Check the bot rules of your host; they override robots.txt.",
        ],
      },
    );
  },
});
