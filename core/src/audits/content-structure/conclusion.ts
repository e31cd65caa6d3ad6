import { defineAudit, notApplicable, scored } from "../audit.ts";

const CLOSING =
  /\b(?:conclusions?|summary|in short|final (?:thoughts|words)|wrapping up|takeaways?|what to do next|next steps|bottom line|verdict|fazit|schluss|zusammenfassung|conclusión|conclusione|conclusão|conclusie|en résumé)\b/i;
const LAST = 0.65;

export const conclusion = defineAudit({
  id: "conclusion",
  section: "content_structure",
  title: "A conclusion before the footer",
  why: "A quarter of citations come from the last third; a closing summary gives them something to find.",
  ledger: ["ST18"],
  part: 0.3,

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    if (words < 500) return notApplicable("The text is short enough to end without one.");
    const late = facts
      .subheadings()
      .filter((heading) => (heading.section.sentences[0]?.wordsBefore ?? 0) / words >= LAST);
    const closing = late.find((heading) => CLOSING.test(heading.text));
    const last = sentences.at(-1);
    return scored(closing ? 1 : 0, closing ? "A closing section sums up." : "No closing section sums up.", {
      fix: [
        "End with two or three sentences under a heading such as Conclusion: the answer again, and what to do next.",
        "Close with the result in one sentence and the next step in another.",
        "Add a last section that repeats the answer with its main figure.",
      ],
      quotes: quotes(closing ? [closing.text] : last ? [last.text] : []),
    });
  },
});
