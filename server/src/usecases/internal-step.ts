/** Runs one step of a longer piece of work. If it fails, the log names the step, with the database's words as its cause. */
import type { MessageCode } from "@citeworthy/core/messages";
import { AppError } from "../errors.ts";

export async function internalStep<T>(code: MessageCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, {}, { cause });
  }
}
