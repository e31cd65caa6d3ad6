/** Reports for clients: what they contain, saved selections, and who gets them by email. */
import type { ReportChoice } from "@citeworthy/core/client-report/report-choice";
import type { StoredToken } from "../runtime/link-tokens.ts";

export const REPORT_INTERVALS = ["weekly", "monthly"] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

export type ReportTemplate = { id: string; userId: string; name: string; choice: ReportChoice };

export type ReportSchedule = {
  projectId: string;
  userId: string;
  every: ReportInterval;
  message: string;
  nextRunAt: Date;
  lastSentAt: Date | null;
  pausedAt: Date | null;
};
/** `stoppedAt`: when the client unsubscribed. */
export type ReportRecipient = StoredToken & {
  id: string;
  projectId: string;
  userId: string;
  email: string;
  stoppedAt: Date | null;
};

type OwnedProject = { projectId: string; userId: string };

export type ClientReportStore = {
  /** Null until someone chose. */
  choiceOf(projectId: string): Promise<ReportChoice | null>;
  setChoice(project: OwnedProject, choice: ReportChoice): Promise<void>;

  templatesOf(userId: string): Promise<ReportTemplate[]>;
  /** A template of the same name is replaced. */
  saveTemplate(template: ReportTemplate): Promise<void>;
  /** False where the workspace has no such template. */
  removeTemplate(template: { id: string; userId: string }): Promise<boolean>;

  scheduleOf(projectId: string): Promise<ReportSchedule | null>;
  /** Keeps when the last report went out. */
  saveSchedule(schedule: ReportSchedule): Promise<void>;
  pauseSchedule(project: OwnedProject, pausedAt: Date | null): Promise<void>;
  removeSchedule(project: OwnedProject): Promise<void>;
  due(now: Date, limit: number): Promise<ReportSchedule[]>;
  /** True for one process only: the one that sends it. */
  claim(schedule: ReportSchedule, next: { nextRunAt: Date; sentAt: Date }): Promise<boolean>;

  recipientsOf(projectId: string): Promise<ReportRecipient[]>;
  recipient(id: string): Promise<ReportRecipient | null>;
  /** Adds new addresses and removes missing ones; an address that unsubscribed stays unsubscribed. */
  setRecipients(project: OwnedProject, recipients: readonly ReportRecipient[]): Promise<void>;
  /** By the token in an email; false where there is no such token. */
  unsubscribe(tokenHash: string, now: Date): Promise<boolean>;
};
