/** One call to a vendor, whatever is asked of it. Decorators wrap calls and know nothing of vendors. */
import type { AiUsage, Caching, Spending } from "../../ports/ai/answer-engine.ts";

export type CallRequest = {
  spending: Spending;
  /** What it may cost at worst. */
  size: { inputChars: number; maxOutputTokens: number; searches: number };
  cache?: Caching;
  signal?: AbortSignal;
};

export type CallReply = {
  usage: AiUsage;
  servedModel: string | null;
  replyId: string | null;
  cached: boolean;
};

export type Call<Request extends CallRequest, Reply extends CallReply> = (request: Request) => Promise<Reply>;
