/** What the page "AI models" shows and what its forms do. Plain values. */
import type { ModelTest } from "@citeworthy/core/product/models/model-test";
import type { EngineId } from "@citeworthy/core/visibility/engines";

type Origin = "environment" | "saved" | null;

export type Vendor = {
  id: EngineId;
  name: string;
  writes: boolean;
  isConnected: boolean;
  isWriter: boolean;
  model: string;
  modelFrom: Origin;
  keyName: string;
  keyFrom: Origin;
  keyEnding: string | null;
  isKeyUnreadable: boolean;
  baseUrl: string | null;
  isFree: boolean;
  test: ModelTest | null;
};
export type LocalServer = {
  name: string;
  baseUrl: string;
  models: string[];
  tests: Record<string, ModelTest>;
};
export type Limit = { name: string; usd: number; from: Origin };
export type Spending = {
  todayUsd: number;
  perDayUsd: number;
  monthUsd: number;
  daysInMonth: number;
  purposes: { purpose: string; calls: number; costUsd: number }[];
  unpriced: number;
};
export type ModelsData = {
  vendors: Vendor[];
  writerFrom: Origin;
  local: { isLooking: boolean; servers: LocalServer[] };
  limits: Limit[];
  spend: Spending;
};

export const MODEL_INTENT = {
  saveKey: "save-key",
  saveModel: "save-model",
  saveServer: "save-server",
  useLocal: "use-local",
  remove: "remove",
  chooseWriter: "choose-writer",
  saveLimits: "save-limits",
} as const;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
/** Tests and small models cost less than a cent, which isn't nothing. */
export const usd = (amount: number): string =>
  amount > 0 && amount < 0.01 ? `$${amount.toFixed(4)}` : dollars.format(amount);

/** Where a key comes from, in words. */
export function keyWords({ keyFrom, keyName, keyEnding, isKeyUnreadable, id }: Vendor): string {
  if (isKeyUnreadable) return "The saved key can't be read, because AUTH_SECRET has changed. Enter it again.";
  if (keyFrom === null) return id === "compatible" ? "No key" : `No key. Save one here, or set ${keyName}.`;
  const ending = keyEnding ? `, ends in ${keyEnding}` : "";
  return keyFrom === "environment" ? `Key from ${keyName}${ending}` : `Key saved here${ending}`;
}
