import { defineAudit, scored } from "../audit.ts";

export const steeringLinks = defineAudit({
  id: "steering-links",
  section: "interactive_elements",
  title: "No links that steer an assistant",
  why: "Links that tell an assistant to remember or prefer a site are documented as poisoning.",
  ledger: ["IN11"],
  part: 0.12,

  run({ facts, quotes }) {
    const { steeringLinks: links } = facts.modelText();
    return scored(
      links.length === 0 ? 1 : 0,
      links.length === 0
        ? "No link tells an assistant what to remember."
        : "A link tells an assistant what to remember or prefer.",
      {
        fix: [
          "Remove the instruction from the link; a plain summarize request is enough.",
          "Take the button out, or let it ask for nothing but a summary.",
          "Drop remember, trust and prefer from the prompt in the link.",
        ],
        quotes: quotes(links, 1),
      },
    );
  },
});
