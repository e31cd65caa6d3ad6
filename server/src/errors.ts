/** A failure that a user gets a message about, by its code in the catalogue. Anything else thrown is a bug. */
import {
  catalogue,
  ERROR_NAMES,
  type FailureKind,
  filledText,
  type Message,
} from "@citeworthy/core/messages";
import { apiKeyMessages } from "@citeworthy/core/messages/api-keys";
import { clientReportMessages } from "@citeworthy/core/messages/client-report";
import { connectedAppMessages } from "@citeworthy/core/messages/connected-apps";
import { demandMessages } from "@citeworthy/core/messages/demand";
import { workspaceMessages } from "@citeworthy/core/messages/workspaces";

const messages = {
  ...catalogue,
  ...apiKeyMessages,
  ...clientReportMessages,
  ...connectedAppMessages,
  ...demandMessages,
  ...workspaceMessages,
} as const satisfies Record<string, Message>;
export type ErrorCode = keyof typeof messages;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string | number>;

  constructor(code: ErrorCode, details: Record<string, string | number> = {}, options?: { cause?: unknown }) {
    super(filledText(messages[code], details), options);
    this.name = ERROR_NAMES[messages[code].kind];
    this.code = code;
    this.details = details;
  }

  get kind(): FailureKind {
    return messages[this.code].kind;
  }

  /** Some failures have a second sentence. */
  get secondSentence(): string | null {
    const { details }: Message = messages[this.code];
    return details ?? null;
  }
}
