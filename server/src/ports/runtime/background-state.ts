/** What an operator looks at first when something is slow or doesn't arrive. */
export type QueueDepth = {
  queue: string;
  waiting: number;
  retrying: number;
  running: number;
  /** Seconds since the oldest waiting job was created; null where none waits. */
  oldestSeconds: number | null;
};

export type FailedJob = {
  id: string;
  /** The kind of job, which is also the name of its queue. */
  kind: string;
  at: Date;
  /** In the words that the user read, or those of the error. */
  reason: string;
  code: string | null;
  /** What it was about, such as the address of a page; null where that isn't stored. */
  about: string | null;
  workspace: { id: string; name: string } | null;
};

export type FailingWebhook = {
  id: string;
  host: string;
  workspace: { id: string; name: string };
  /** Deliveries of the last day that were given up. */
  failures: number;
  /** Deliveries that failed at least once and are tried again. */
  retrying: number;
  lastError: string | null;
  disabledAt: Date | null;
};

export type BackgroundState = {
  queues: QueueDepth[];
  /** The newest first. */
  failures: FailedJob[];
  /** Jobs that ended in the last day, by kind. */
  lastDay: { kind: string; done: number; failed: number }[];
  mail: { waiting: number; oldest: Date | null; sentLastDay: number };
  webhooks: { failing: FailingWebhook[]; turnedOff: number };
};

export type BackgroundReader = { read(now: Date): Promise<BackgroundState> };
