import { defineAudit, reported } from "../audit.ts";

const MEDIANS: readonly [engine: string, months: number][] = [
  ["Claude", 5.1],
  ["Google AI", 6],
  ["Gemini", 7.8],
  ["ChatGPT", 8],
];

export const engineAges = defineAudit({
  id: "engine-ages",
  section: "content_freshness",
  title: "Age beside what each engine cites",
  why: "Engines differ in the age of what they cite, so there is no single limit. No points.",
  ledger: ["FR4"],
  part: 0,

  run({ facts }) {
    const { latest } = facts.dates();
    if (!latest) return reported("The page gives no date to compare.");
    const months = latest.ageDays / 30.4;
    const younger = MEDIANS.filter(([, median]) => months <= median).map(([engine]) => engine);
    return reported(
      `The page is ${months < 12 ? months.toFixed(1) : Math.round(months)} months old; ${younger.length > 0 ? `younger than the median page cited by ${younger.join(", ")}` : "older than the median page cited by each engine"}.`,
    );
  },
});
