import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";

const OPAQUE = new Set(["canvas", "iframe", "object", "widget"]);

export const widgetText = defineAudit({
  id: "widget-text",
  section: "interactive_elements",
  title: "Interactive parts have a text beside them",
  why: "Crawlers read text and run no scripts.",
  ledger: ["IN1"],

  run({ page, quotes }) {
    const parts = page.interactive.filter((part) => part.inMain && OPAQUE.has(part.kind));
    if (parts.length === 0) return notApplicable("No canvas, frame or script widget in the main text.");
    const mute = parts.filter(
      (part) => part.readableText.trim().length < 15 && (part.label ?? "").trim().length < 8,
    );
    return scored(
      1 - mute.length / parts.length,
      `${outOf(parts.length - mute.length, parts.length, "interactive part", ["says", "say"])} something without scripts.`,
      {
        fix: [
          "Give the frame a title and put the result or a summary in text beside it.",
          "Add a sentence or a small table with what the widget shows.",
          "Use a caption and a noscript text that tell the main result.",
        ],
        quotes: quotes(
          parts.map((part) => part.label ?? "").filter((label) => label !== ""),
          1,
        ),
      },
    );
  },
});
