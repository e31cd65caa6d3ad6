import { defineAudit, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

export const servedText = defineAudit({
  id: "served-text",
  section: "technical_implementation",
  title: "The text is in the HTML as served",
  why: "The crawlers of OpenAI, Anthropic and Perplexity run no scripts.",
  ledger: ["TE4"],
  part: 0.2,

  run({ page, facts }) {
    const { words } = facts.text();
    const { needsJavaScript, emptyRoots } = page.rendering;
    const share = needsJavaScript ? 0 : ramp(words, 0, 120);
    const empty =
      emptyRoots.length > 0
        ? `; ${count(emptyRoots.length, "container waits", "containers wait")} for a script to fill ${emptyRoots.length === 1 ? "it" : "them"}`
        : "";
    return scored(share, `${words} words of main text arrive without scripts${empty}.`, {
      fix: [
        "Render the article on the server or at build time, so that the HTML holds it.",
        "Send the text in the first answer; let scripts add to it, not bring it.",
        "Prerender this page and check it with scripts turned off.",
      ],
    });
  },
});
