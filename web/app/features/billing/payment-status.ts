/** Interprets the status in the URL. Anyone can edit the URL, so the status is only shown and changes nothing. */
export type PaymentStatus = "succeeded" | "failed" | "processing" | "unknown";

const MEANING: Record<string, PaymentStatus> = {
  succeeded: "succeeded",
  // A subscription returns its own status instead of the payment's.
  active: "succeeded",
  failed: "failed",
  processing: "processing",
};

export const paymentStatus = (said: string | null): PaymentStatus =>
  said !== null && Object.hasOwn(MEANING, said) ? (MEANING[said] ?? "unknown") : "unknown";

/** The provider's name for the payment, for a message to support. Anything else in its place is left out. */
export const paymentReference = (said: string | null): string | null =>
  said !== null && /^[\w-]{1,64}$/.test(said) ? said : null;
