import { daysBetween } from "../../facts/dates.ts";
import { defineAudit, scored } from "../audit.ts";
import { ramp } from "../say.ts";
import { updatedLine } from "../snippets.ts";

export const visibleDate = defineAudit({
  id: "visible-date",
  section: "content_freshness",
  title: "The date can be seen and read by machines",
  why: "Metadata and freshness was the strongest pillar of one study.",
  ledger: ["FR1"],

  run({ facts, evidence, quotes }) {
    const { visible, tagged, latest } = facts.dates();
    const days = [...visible, ...tagged]
      .filter((one) => latest && one.role === latest.date.role)
      .map((one) => one.value);
    const apart = latest ? Math.max(0, ...days.map((day) => Math.abs(daysBetween(day, latest.day)))) : 0;
    const share =
      (visible.length > 0 ? 0.6 : 0) +
      (tagged.length > 0 ? 0.2 : 0) +
      (latest ? 0.2 * (1 - ramp(apart, 2, 60)) : 0);
    const seen = visible[0];
    const found = `${seen ? `Readers see a date (${seen.value})` : "Readers see no date"}; ${tagged.length > 0 ? "a tag carries one for machines" : "no tag carries one for machines"}${apart > 2 ? `; the dates given are up to ${apart} days apart` : ""}.`;
    const day = latest?.day ?? evidence.now.slice(0, 10);
    return scored(share, found, {
      fix: [
        "Show the day of the last change under the title, in a time element.",
        "Write Updated and the date where readers see it, and repeat it in the tags.",
        "Make visible date and tags agree on the day.",
      ],
      quotes: quotes(seen ? [seen.raw] : []),
      snippet: updatedLine(day),
    });
  },
});
