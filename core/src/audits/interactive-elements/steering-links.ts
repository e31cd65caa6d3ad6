import { defineAudit, notApplicable, scored } from "../audit.ts";

export const steeringLinks = defineAudit({
  id: "steering-links",
  section: "interactive_elements",
  title: "Links that steer AI",
  why: "Microsoft found more than 50 such prompts from 31 companies and treats them as memory poisoning.",
  ledger: ["IN11"],
  part: 0.12,

  run({ facts, quotes }) {
    const { promptLinks, steeringLinks: links } = facts.modelText();
    if (promptLinks.length === 0) return notApplicable("No link opens an AI assistant with a prompt.");
    if (links.length === 0) return scored(1, "No link tells an AI assistant what to remember.");
    return scored(0, "A link tells an AI assistant to remember or prefer this site.", {
      fix: "Remove the instruction from the link; a plain request for a summary is fine.",
      quotes: quotes(links, 1),
    });
  },
});
