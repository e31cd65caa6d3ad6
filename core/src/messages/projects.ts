import type { Message } from "./message.ts";

/** Projects, bulk runs and schedules. */
export const projectMessages = {
  "project/not-found": { kind: "missing", text: "This project doesn't exist." },
  "project/name-invalid": { kind: "validation", text: "Give the project a name of up to 80 characters." },
  "project/too-many": { kind: "validation", text: "You can keep up to {most} of these." },
  "project/brand-invalid": {
    kind: "validation",
    text: "Use a PNG, JPEG or WebP logo of up to 64 kB, colors such as #2347e0, and a full email address.",
  },
  "project/proof-missing": {
    kind: "validation",
    text: "The file isn't there yet, or has other text in it.",
  },
  "batch/not-found": { kind: "missing", text: "This run doesn't exist." },
  "batch/duplicate": { kind: "validation", text: "This is the same page as {url}." },
  "batch/empty": { kind: "validation", text: "There is no page to analyze in this list." },
  "batch/too-many": { kind: "limit", text: "{most} runs are open already. Finish or cancel one first." },
  "batch/sitemap-missing": {
    kind: "validation",
    text: "We found no sitemap there. Paste the addresses instead.",
  },
  "batch/changed": { kind: "validation", text: "The run changed in the meantime." },
  "page/robots": { kind: "upstream", text: "The site's robots.txt asks us not to read this page." },
} as const satisfies Record<string, Message>;
