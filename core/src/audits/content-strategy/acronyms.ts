import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, listed } from "../say.ts";

const ACRONYM = /\b[A-Z]{3,5}s?\b/g;
/** Capitals side by side are a name or a shout. */
const SHOUTED = /\b[A-Z]{2,}(?:[ .&-]{1,2}[A-Z]{2,})+\b/g;
/** Everyone knows these, or they are no acronyms. */
const KNOWN = new Set(
  "RAM CPU GPU HDMI LED LCD OLED SUV ATM PIN GIF JPG JPEG PNG ZIP CFO CTO NYC FBI CIA NBA NFL NHL MLB FIFA HIV MRI DVD VPN USA NASA HTML HTTP HTTPS USB PDF URL CEO FAQ AND THE NOT GMT UTC BBC CNN NATO UNESCO COVID AIDS DNA RNA GPS SMS CSS API SEO USD EUR GBP III VII VIII XIV".split(
    " ",
  ),
);

/** A word the text also writes small is a word. */
const titled = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

export const acronyms = defineAudit({
  id: "acronyms",
  section: "content_strategy",
  title: "Terms of the trade are explained",
  why: "Technical terms helped in one experiment; unexplained ones leave a lifted passage unreadable.",
  ledger: ["CS23"],
  part: 0.3,
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    const used = new Map<string, string[]>();
    for (const sentence of sentences) {
      for (const match of sentence.text.replace(SHOUTED, " ").match(ACRONYM) ?? []) {
        const name = match.replace(/s$/, "");
        if (!KNOWN.has(name)) used.set(name, [...(used.get(name) ?? []), sentence.text].slice(0, 20));
      }
    }
    const plain = new Set(sentences.flatMap(({ words }) => words));
    const recurring = [...used].filter(
      ([name, places]) => places.length >= 2 && !plain.has(name.toLowerCase()) && !plain.has(titled(name)),
    );
    if (recurring.length === 0) return notApplicable("No acronym recurs.");
    const open = recurring.filter(
      ([name, places]) =>
        !places.some(
          (text) =>
            text.includes(`(${name}`) ||
            text.includes(`${name} (`) ||
            new RegExp(`${name} (?:stands for|means|is an?|is the)\\b`).test(text),
        ),
    );
    const names = open.map(([name]) => name);
    return scored(
      1 - open.length / recurring.length,
      open.length === 0
        ? `All ${count(recurring.length, "recurring acronym")} are spelled out.`
        : `Never spelled out: ${listed(names)}.`,
      {
        fix: [
          `Write the full name at the first use, then the short form in brackets: ... (${names[0]}).`,
          `Explain ${names[0]} in the sentence where it first stands.`,
          `Spell out ${listed(names, 3)} once each.`,
        ],
        quotes: quotes(open.slice(0, 1).map(([, places]) => places[0] ?? "")),
      },
    );
  },
});
