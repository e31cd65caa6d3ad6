/** A message of the provider is kept, once, and answered at once; what it means is worked out by a job. */
import { AppError } from "../../errors.ts";
import type { Webhooks } from "../../ports/billing/billing.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { webhooks: Webhooks; storage: Storage };

export async function receiveEvent(
  { webhooks, storage }: Needs,
  { body, headers }: { body: string; headers: Headers },
): Promise<void> {
  if (!webhooks.isConfigured) throw new AppError("billing/not-configured");
  const event = webhooks.read(body, headers);
  if (event === null) throw new AppError("billing/unsigned");
  await storage.providerEvents.keep(event);
}
