import { defineAudit, reported } from "../audit.ts";

export const headExtras = defineAudit({
  id: "head-extras",
  section: "technical_implementation",
  title: "Feed, author tag, viewport",
  why: "Often on checklists; no effect was found. No points.",
  ledger: ["TE24"],
  run({ page }) {
    const has = ["author", "viewport"].filter((name) => page.metas.some((meta) => meta.name === name));
    return reported(`Not scored. Present: ${has.length > 0 ? has.join(", ") : "none of them"}.`);
  },
});
