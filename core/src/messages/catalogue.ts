/** Every failure that users can see: its code, its kind and its text. */
import { accountMessages } from "./account.ts";
import { accountSecurityMessages } from "./account-security.ts";
import { adminMessages } from "./admin.ts";
import { aiMessages } from "./ai.ts";
import { analysisMessages } from "./analysis.ts";
import { articleMessages } from "./article.ts";
import { billingMessages } from "./billing.ts";
import { generatorMessages } from "./generator.ts";
import { measuredMessages } from "./measured.ts";
import type { Message } from "./message.ts";
import { projectMessages } from "./projects.ts";
import { requestMessages } from "./request.ts";
import { usageMessages } from "./usage.ts";
import { visibilityMessages } from "./visibility.ts";
import { waitWords } from "./wait-words.ts";
import { worklistMessages } from "./worklist.ts";

export { ERROR_NAMES, type FailureKind, type Message } from "./message.ts";

export const catalogue = {
  ...requestMessages,
  ...accountMessages,
  ...accountSecurityMessages,
  ...usageMessages,
  ...billingMessages,
  ...adminMessages,
  ...analysisMessages,
  ...articleMessages,
  ...aiMessages,
  ...generatorMessages,
  ...measuredMessages,
  ...projectMessages,
  ...visibilityMessages,
  ...worklistMessages,
} as const satisfies Record<string, Message>;

export type MessageCode = keyof typeof catalogue;

/** Some failures have a second sentence. */
export function messageDetails(code: MessageCode): string | null {
  const { details }: Message = catalogue[code];
  return details ?? null;
}

/** The text for a code, with each `{name}` replaced by the given details, and `{wait}` by the seconds in words. */
export const messageText = (code: MessageCode, details?: Record<string, string | number>): string =>
  filledText(catalogue[code], details);

export function filledText({ text }: Message, details: Record<string, string | number> = {}): string {
  const { seconds } = details;
  const given = typeof seconds === "number" ? { wait: waitWords(seconds), ...details } : details;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
}
