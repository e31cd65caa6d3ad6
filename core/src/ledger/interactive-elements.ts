import { row } from "./row.ts";

export const interactiveElementsRows = {
  IN1: row("B", "Interactive parts have a text version", "AI crawlers read text and do not run scripts", [
    "vercel",
  ]),
  IN2: row("B", "Expandable text is in the HTML", "AI crawlers read text and do not run scripts", ["vercel"]),
  IN3: row("R", "Calculators and quizzes", "No study shows that they raise citations", ["none"]),
  IN4: row(
    "R",
    "An embedded video",
    "The effect on the page that embeds it is unmeasured",
    ["none"],
    ["ahrefs-brands", "mentions on the video site itself correlate with visibility"],
  ),
  IN5: row("C", "A transcript or summary for a video", "AI crawlers read text", ["practice"]),
  IN6: row("R", "Multimodal pages", "Vendors' numbers without reachable data", ["none"]),
  IN7: row("C", "Image captions", "Accessibility", ["practice"], ["sill", "no effect as a count"]),
  IN8: row("C", "Data in a table, not only in an image", "Only through comparisons and tables", ["practice"]),
  IN9: row("C", "Labelled forms", "Helps assistants that act on pages; does not affect citations", [
    "practice",
  ]),
  IN10: row("C", "Navigation inside the page", "Part of a group of large structural edits", ["geo-sfe"]),
  IN11: row("A", "Links that tell an AI model what to remember", "Documented as memory poisoning", [
    "microsoft",
  ]),
  IN13: row("D", "Overlays", "Noise in learned rules", ["autogeo"], ["lee-first", "pop-ups have no effect"]),
} as const;
