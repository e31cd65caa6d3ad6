import type { Message } from "./message.ts";

/** Reports for clients. Not in the catalogue of the public pages. */
export const clientReportMessages = {
  "report/choice-invalid": { kind: "validation", text: "Choose at least one section and a period." },
  "report/template-name": { kind: "validation", text: "Give the template a name of up to 80 characters." },
  "report/recipients-invalid": {
    kind: "validation",
    text: "Enter one to {most} email addresses, each on its own line.",
  },
  "report/link-unknown": { kind: "missing", text: "This link doesn't exist or was already removed." },
  "report/letters": {
    kind: "validation",
    text: "This report has letters that our PDF can't draw. Open the report and print it to a PDF instead.",
  },
} as const satisfies Record<string, Message>;
