import type { Message } from "./message.ts";

/** Apps that connect by OAuth. Only the server writes these messages, as with `api-keys.ts`. */
export const connectedAppMessages = {
  "app/token-invalid": {
    kind: "auth",
    text: "This app's access has ended. Connect it again.",
  },
  "app/unknown": { kind: "missing", text: "This app isn't connected any more." },
  "app/request-invalid": {
    kind: "validation",
    text: "This request to connect an app isn't valid any more. Start again from the app.",
  },
  "app/scope-missing": { kind: "validation", text: "Please choose what the app may do." },
  "app/too-many": {
    kind: "validation",
    text: "You have {max} connected apps, which is the limit. Disconnect one first.",
  },
} as const satisfies Record<string, Message>;
