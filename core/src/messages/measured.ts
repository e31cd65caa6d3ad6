import type { Message } from "./message.ts";

/** Imported reports of measured citations. */
export const measuredMessages = {
  "measured/rows-invalid": {
    kind: "validation",
    text: "These rows can't be imported. Please read the file again and check its columns.",
  },
  "measured/too-many": {
    kind: "validation",
    text: "You can keep up to {most} imported rows. Delete the imported reports first.",
  },
} as const satisfies Record<string, Message>;
