import type { Audit, Finding } from "../../audits/audit.ts";
import type { Evidence } from "../../evidence.ts";
import { subjectOf } from "../subject.ts";
import { evidenceOf } from "./evidence.ts";

/** A main part under a title, as a page. */
export const pageOf = (
  main: string,
  { title = "How hot does a compost heap get?", head = "" } = {},
): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><article><h1>${title}</h1>${main}</article></main></body></html>`;

const WHO = "robins,moles,children,neighbours,beetles,foxes,bees".split(",");
const DO = "visit,like,avoid,cross,watch,share,guard,leave,enter,mend,paint".split(",");
const WHAT = "ponds,fences,orchards,sheds,hedges,lawns,barns,gates,paths,walls,ditches,meadows,wells".split(
  ",",
);
const WHEN = "at dawn,in May,after rain,on Sundays,before supper".split(",");

/** A plain sentence about nothing that no other number gives. */
const plain = (at: number): string =>
  `${capital(WHO[at % 7])} ${DO[at % 11]} ${WHAT[at % 13]} and ${WHAT[(at * 5 + 3) % 13]} ${WHEN[at % 5]}, while ${WHO[(at + 3) % 7]} ${DO[(at * 3 + 1) % 11]} the ${WHAT[(at * 7 + 1) % 13]} and ${WHO[(at * 2 + 5) % 7]} ${DO[(at * 7 + 4) % 11]} them ${WHEN[(at * 2 + 1) % 5]}.`;
const capital = (word = "") => word.charAt(0).toUpperCase() + word.slice(1);

/** Running text to give a page its length; `from` gives another stretch of it. */
export const padding = (sentences: number, from = 0): string =>
  Array.from({ length: sentences }, (_, at) => `<p>${plain(from + at)}</p>`).join("\n");

/** A different stretch for each text, so that no two sections say the same. */
export const paddingFor = (text: string, sentences: number): string =>
  padding(
    sentences,
    100 + ([...text].reduce((sum, sign, at) => sum + sign.charCodeAt(0) * (at + 1), 0) % 800),
  );

export function runAudit(audit: Audit, html: string, changes: Partial<Evidence> = {}): Finding {
  return audit.run(subjectOf(evidenceOf(html, changes)));
}

/** The share, or null where the check does not apply or only reports. */
export function shareOf(audit: Audit, html: string, changes: Partial<Evidence> = {}): number | null {
  const finding = runAudit(audit, html, changes);
  return finding.kind === "scored" ? finding.share : null;
}
