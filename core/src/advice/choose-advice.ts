/** Two items for a section: the fixes that win most, and where nothing is left to fix, what to keep. */
import type { AuditResult, Enhancement, Section } from "../contract/analysis-result.ts";
import { GATE_CAP } from "../score/gates.ts";
import { pickByHash } from "./hash.ts";

const ITEMS = 2;

export const toWin = (audit: AuditResult): number => audit.sectionPoints.possible - audit.sectionPoints.won;

/** `blocking`: checks whose gate failed; mending those comes first, whatever their points. */
export function chooseAdvice(
  section: Section,
  audits: readonly AuditResult[],
  blocking: readonly string[],
  url: string,
): Enhancement[] {
  const own = audits.filter((audit) => audit.section === section);
  const blocks = (audit: AuditResult) => (blocking.includes(audit.id) ? 1 : 0);
  const fixes = own
    .filter((audit) => audit.advice !== null && toWin(audit) > 0)
    .toSorted((one, other) => blocks(other) - blocks(one) || toWin(other) - toWin(one))
    .map((audit) => fixItem(audit, blocks(audit) === 1));
  const kept = own
    .filter((audit) => audit.outcome === "scored" && audit.advice === null)
    .toSorted((one, other) => other.sectionPoints.possible - one.sectionPoints.possible)
    .map((audit) => keepItem(audit, url));
  const told = own.filter((audit) => audit.outcome === "reported").map((audit) => keepItem(audit, url));
  return [...fixes, ...kept, ...told].slice(0, ITEMS);
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Line one: what was found, with the page's words. Line two: what to change, what it can win and how sure that is. */
function fixItem(audit: AuditResult, isBlocking: boolean): Enhancement {
  const points = (audit.points.possible - audit.points.won).toFixed(1);
  const quoted = audit.quotes[0];
  const proof = quoted && !audit.found.includes(quoted) ? ` On the page: “${quoted}”` : "";
  const worth = isBlocking
    ? `Until then every section is capped at ${GATE_CAP}; evidence grade ${audit.grade}.`
    : `Worth up to ${points} points of the overall score; evidence grade ${audit.grade}.`;
  return {
    content: `${oneLine(audit.found + proof)}\n${oneLine(`${audit.advice} ${worth}`)}`,
    audit: audit.id,
  };
}

function keepItem(audit: AuditResult, url: string): Enhancement {
  const line = pickByHash(
    [
      "Nothing to change here: keep it this way when you next edit the page.",
      "This one is done. Check it again after the next edit.",
      "Leave this as it is; the points lie elsewhere.",
    ],
    url + audit.id,
  );
  const told =
    audit.outcome === "reported"
      ? "For information, without points: leave it or change it as you like."
      : line;
  return { content: `${oneLine(`${audit.title}: ${audit.found}`)}\n${told}`, audit: audit.id };
}
