/** What the provider's word in the address means. Anyone can write it, so it is shown and changes nothing. */
export type PaymentStatus = "succeeded" | "failed" | "processing" | "unknown";

const MEANING: Record<string, PaymentStatus> = {
  succeeded: "succeeded",
  // A subscription comes back with its own state instead of its payment's.
  active: "succeeded",
  failed: "failed",
  processing: "processing",
};

export const paymentStatus = (said: string | null): PaymentStatus =>
  said !== null && Object.hasOwn(MEANING, said) ? (MEANING[said] ?? "unknown") : "unknown";
