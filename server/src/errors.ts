/** A stop: something a person is told about, by its code in the catalogue. Anything else thrown is a bug. */
import {
  catalogue,
  ERROR_NAMES,
  type FailureKind,
  type MessageCode,
  messageText,
} from "@citeworthy/core/messages";

export class AppError extends Error {
  readonly code: MessageCode;
  readonly details: Record<string, string | number>;

  constructor(
    code: MessageCode,
    details: Record<string, string | number> = {},
    options?: { cause?: unknown },
  ) {
    super(messageText(code, details), options);
    this.name = ERROR_NAMES[catalogue[code].kind];
    this.code = code;
    this.details = details;
  }

  get kind(): FailureKind {
    return catalogue[this.code].kind;
  }
}
