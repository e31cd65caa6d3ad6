/** The first step of every function: the body as the shape it should have, or a sentence about what is wrong. */
import type { MessageCode } from "@citeworthy/core/messages";
import type { z } from "zod";
import { AppError } from "../../errors.ts";
import type { EdgeContext } from "./context.ts";
import { isStorable } from "./storable.ts";

/** `otherwise` is the message for a body of the wrong shape, in the words of the function's own form. */
export async function readJson<T>(
  c: EdgeContext,
  shape: z.ZodType<T>,
  otherwise: MessageCode = "request/invalid",
): Promise<T> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("request/wrong-type");
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError("request/not-json", {}, { cause });
  }
  if (!isStorable(text)) throw new AppError(otherwise);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new AppError(otherwise);
  return parsed.data;
}
