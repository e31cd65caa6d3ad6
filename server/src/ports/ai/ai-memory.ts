/** What the AI layer remembers: replies by content, raw replies for a better parser, and which engines are failing. */
import type { EngineId } from "@citeworthy/core/visibility/engines";

export type AiCache = {
  find(key: string, now: Date): Promise<unknown>;
  save(key: string, value: unknown, expiresAt: Date): Promise<void>;
  sweep(now: Date): Promise<void>;
};

type ReplyToKeep = {
  engine: EngineId;
  model: string;
  question: string;
  body: unknown;
  links: Record<string, string>;
  parserVersion: number;
  requestId: string;
  at: Date;
};
export type KeptReply = ReplyToKeep & { id: string };

/** A stored reply, read by today's reader. Throws where the body doesn't have the vendor's form. */
export type ReadReply = (reply: KeptReply) => { text: string; searched: boolean; searches: string[] };

export type AiReplies = {
  keep(reply: ReplyToKeep): Promise<string>;
  find(id: string): Promise<KeptReply | null>;
  ofRequest(requestId: string): Promise<KeptReply[]>;
  forgetBefore(moment: Date): Promise<void>;
};

type Admission = { admitted: true } | { admitted: false; seconds: number };

export type AiBreaker = {
  /** After a rest exactly one caller is let through to try. */
  admit(engine: EngineId, now: Date): Promise<Admission>;
  succeeded(engine: EngineId): Promise<void>;
  failed(engine: EngineId, now: Date): Promise<void>;
};
