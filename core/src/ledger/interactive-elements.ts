import { row } from "./row.ts";

export const interactiveElementsRows = {
  IN1: row("B", "An interactive part has its text beside it", "Crawlers read text and run no scripts", [
    "vercel",
  ]),
  IN2: row("B", "Folded text is in the HTML", "Crawlers read text and run no scripts", ["vercel"]),
  IN3: row("R", "Calculators and quizzes", "No study that they raise citation", ["none"]),
  IN4: row(
    "R",
    "An embedded video",
    "The effect on the page that embeds it is unmeasured",
    ["none"],
    ["ahrefs-brands", "mentions on the video site itself correlate with visibility"],
  ),
  IN5: row("C", "A transcript or summary beside a video", "Text is what is read", ["practice"]),
  IN6: row("R", "Multimodal pages", "Vendors' numbers without reachable data", ["none"]),
  IN7: row("C", "Captions under figures", "Accessibility", ["practice"], ["sill", "no effect as a count"]),
  IN8: row("C", "Data as a table, not as a picture", "Through comparison and tables", ["practice"]),
  IN9: row("C", "Labelled forms", "Helps assistants that act, not citation", ["practice"]),
  IN10: row("C", "Navigation inside the page", "Part of a bundle of large structure", ["geo-sfe"]),
  IN11: row("A", "Links that tell a model what to remember", "Documented as poisoning", ["microsoft"]),
  IN13: row("D", "Overlays", "Noise in learned rules", ["autogeo"], ["lee-first", "pop-ups have no effect"]),
} as const;
