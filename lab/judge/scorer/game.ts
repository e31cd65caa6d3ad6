/** What a first paragraph does to the score of a page that answers late: its reader's own lead, and its title's words backwards. */
import { parseHTML } from "linkedom";
import { type LabelledPage, plain } from "../../labels/labelled-pages.ts";
import { roundedFigures } from "./compare.ts";
import { median, share } from "./statistics.ts";

type Judged = { score: number; title: string | null };
/** Gives the score and the title of a page, also with changed HTML. */
export type Judge = (page: LabelledPage, html: string) => Promise<Judged>;

const PAGES = 160;
const MIN_WORDS = 8;
/** This much of the first line finds it on the page. */
const LINE_START = 60;

export async function playGame(
  pages: readonly LabelledPage[],
  judgedAsIs: (page: LabelledPage) => Judged,
  judge: Judge,
) {
  const late = pages.filter(({ label }) => label.ideal_lead && label.checks.answer_early === "no");
  const played: { lead: number; salad: number; isLeadBetter: boolean }[] = [];
  for (const page of late.slice(0, PAGES)) {
    const asIs = judgedAsIs(page);
    const withLead = withFirstParagraph(page, page.label.ideal_lead ?? "");
    const withSalad = withFirstParagraph(page, saladOf(asIs.title ?? page.label.question));
    if (withLead === null || withSalad === null) continue;
    const [lead, salad] = [await judge(page, withLead), await judge(page, withSalad)];
    played.push({
      lead: lead.score - asIs.score,
      salad: salad.score - asIs.score,
      isLeadBetter: lead.score > salad.score,
    });
  }
  return {
    pages: played.length,
    ...roundedFigures({
      leadMedian: median(played.map(({ lead }) => lead)),
      saladMedian: median(played.map(({ salad }) => salad)),
      saladRaises: share(played.map(({ salad }) => salad > 0)),
      leadBeatsSalad: share(played.map(({ isLeadBetter }) => isLeadBetter)),
    }),
  };
}

function saladOf(title: string): string {
  const text = plain(title).split(" ").toReversed().join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Null where the first line of the main text isn't found. */
export function withFirstParagraph({ html, text }: LabelledPage, added: string): string | null {
  const lines = text.split("\n").map(plain);
  const start = lines.find((line) => line.split(" ").length >= MIN_WORDS)?.slice(0, LINE_START);
  if (!start) return null;
  const { document } = parseHTML(html);
  const [block] = [...document.querySelectorAll("p,li,div,section")]
    .filter((one) => plain(one.textContent ?? "").includes(start))
    .toSorted((one, other) => (one.textContent?.length ?? 0) - (other.textContent?.length ?? 0));
  if (!block) return null;
  const paragraph = document.createElement("p");
  paragraph.textContent = added;
  block.before(paragraph);
  return document.toString();
}
