import { CRAWLERS } from "../../facts/crawlers/crawlers.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { listed } from "../say.ts";

/** Blocking a training crawler is the owner's choice. */
const trainingCrawlers = new Set(
  CRAWLERS.filter((crawler) => crawler.purpose === "training").map((crawler) => crawler.bot),
);

/** Without points: the requests come from our address, and a firewall that verifies crawlers rightly refuses them. */
export const crawlerWall = defineAudit({
  id: "crawler-wall",
  section: "technical_implementation",
  title: "Server response to crawlers",
  why: "A firewall may refuse crawlers that robots.txt allows.",
  ledger: ["TE6"],
  part: 0,

  run({ evidence }) {
    const answers = (evidence.botAnswers ?? []).flatMap(({ bot, status }) =>
      status === null || trainingCrawlers.has(bot) ? [] : [{ bot, status }],
    );
    if (answers.length === 0) return notApplicable("We did not test the server with crawler names.");
    const refused = answers.filter((answer) => answer.status >= 400);
    if (refused.length === 0)
      return reported(`Not scored. All ${answers.length} crawler names we tried received the page.`);
    const names = listed(
      refused.map(({ bot, status }) => `${bot} (status ${status})`),
      refused.length,
    );
    return reported(
      `Not scored. The server refused ${names}. We sent the names from our own address; ask the team that runs your firewall or CDN whether the real crawlers get through.`,
    );
  },
});
