import type { Message } from "./message.ts";

/** The work list. */
export const worklistMessages = {
  "work/not-found": { kind: "missing", text: "This item isn't on the work list." },
  "work/title-needed": { kind: "validation", text: "Say in up to 200 characters what there is to do." },
  "work/page-invalid": { kind: "validation", text: "Enter the whole address of the page, with https://." },
  "work/due-invalid": { kind: "validation", text: "Enter the day as YYYY-MM-DD." },
  "work/comment-needed": { kind: "validation", text: "Write a comment of up to 4,000 characters." },
  "work/source-missing": { kind: "missing", text: "The report doesn't have this finding any more." },
  "work/owner-unknown": { kind: "validation", text: "Choose an owner who is a member of this workspace." },
  "work/no-signs": {
    kind: "validation",
    text: "A reading of the page can't show whether this was done: the item names no page, or no words of it.",
  },
  "work/too-many": { kind: "limit", text: "The work list holds up to {most} items. Delete some first." },
} as const satisfies Record<string, Message>;
