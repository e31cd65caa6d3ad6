/** What the shared code asks of a vendor: send a question with search on, and lend a model that writes. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { LanguageModel } from "ai";

export type VendorSettings = { apiKey: string | null; baseUrl: string | null; model: string };

/** `soFar`: the parts of a turn that this vendor paused and is asked to go on with. */
export type Asking = { query: string; maxOutputTokens: number; soFar?: unknown[]; signal?: AbortSignal };

export type Vendor = {
  id: EngineId;
  model: string;
  searches: boolean;
  /** The vendor's body as it came; the query goes out as it is, with no words of ours around it. */
  send(asking: Asking): Promise<unknown>;
  /** Only of vendors that pause: the parts of a turn, to be sent back unchanged. */
  partsOf?(body: unknown): unknown[];
  /** Never a string: the SDK would send that to its own gateway. */
  writes: Exclude<LanguageModel, string> | null;
  /** Where the server does not enforce a JSON schema, it is put into the instructions too. */
  needsSchemaInWords: boolean;
  secrets: string[];
};

/** How many searches one question may take; also what a budget reserves. */
export const MAX_SEARCHES = 3;

export const secretsOf = ({ apiKey }: VendorSettings): string[] => (apiKey ? [apiKey] : []);
