import type { StoredToken } from "../runtime/link-tokens.ts";

/** Pages that are analyzed again by themselves. */
export const INTERVALS = ["daily", "weekly", "monthly"] as const;
type ScheduleInterval = (typeof INTERVALS)[number];

export type Schedule = StoredToken & {
  id: string;
  userId: string;
  projectId: string;
  /** Null means every page of the project. */
  pageIds: string[] | null;
  every: ScheduleInterval;
  emails: boolean;
  nextRunAt: Date;
  pausedAt: Date | null;
  createdAt: Date;
};

export type ScheduleStore = {
  save(schedule: Schedule): Promise<void>;
  listOf(projectId: string): Promise<Schedule[]>;
  countOf(userId: string): Promise<number>;
  /** What each schedule of the workspace that isn't paused uses in one run. */
  usesOf(userId: string): Promise<{ every: ScheduleInterval; uses: number }[]>;
  find(id: string): Promise<Schedule | null>;
  pause(schedule: { id: string; userId: string }, pausedAt: Date | null): Promise<void>;
  setEmails(schedule: { id: string; userId: string }, emails: boolean): Promise<void>;
  remove(schedule: { id: string; userId: string }): Promise<void>;
  due(now: Date, limit: number): Promise<Schedule[]>;
  /** True for one process only: the one that runs it. */
  claim(schedule: Schedule, nextRunAt: Date): Promise<boolean>;
  /** Switches the emails off by the token in an email; false where there is no such token. */
  unsubscribe(tokenHash: string): Promise<boolean>;
};
