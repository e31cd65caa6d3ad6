/** Describes an audit log entry: what was done, and by whom. */
import type { LogEntry } from "../admin-data.ts";
import { figure, users } from "../words.ts";

const number = (value: LogEntry["details"][string] | undefined): number =>
  typeof value === "number" ? value : 0;
const things = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

const whom = ({ target, targetEmail }: LogEntry) => targetEmail ?? (target && "a deleted account") ?? "";

const DONE: Record<string, (entry: LogEntry) => string> = {
  "migrate-users": ({ details }) =>
    `Migrated ${figure(number(details.migrated))} of ${users(number(details.users))}`,
  "dry-run-migration": ({ details }) => `Migration dry run for ${users(number(details.users))}`,
  "expire-trials": ({ details }) => `Expired ${things(number(details.trials), "trial", "trials")}`,
  "clean-up-customers": ({ details }) =>
    `Anonymized ${things(number(details.anonymised), "provider customer", "provider customers")}`,
  "grant-admin": (entry) => `Made ${whom(entry)} an admin`,
  "revoke-admin": (entry) => `Removed the admin role from ${whom(entry)}`,
  "reset-two-factor": (entry) => `Turned off two-step sign-in for ${whom(entry)}`,
  "give-plan": (entry) => `Set ${whom(entry)}'s plan to ${entry.details.plan}`,
  "suspend-account": (entry) => `Suspended ${whom(entry)}`,
  "lift-suspension": (entry) => `Lifted the suspension of ${whom(entry)}`,
  "change-ai-models": ({ details }) => {
    const withValue = (name: string) => (details[name] === undefined ? name : `${name} (${details[name]})`);
    const set = String(details.set ?? "")
      .split(", ")
      .map(withValue)
      .join(", ");
    const removed = String(details.removed ?? "");
    const words = [set && `saved ${set}`, removed && `removed ${removed}`].filter(Boolean).join(", ");
    return words ? `AI models: ${words}` : "AI models: nothing changed";
  },
  "rotate-secret": () => "Rotated the secret that encrypts stored keys",
  "operator-add-member": (entry) =>
    `Added ${whom(entry)} to ${entry.details.workspace} as ${entry.details.role}`,
  "operator-remove-member": (entry) => `Removed ${whom(entry)} from ${entry.details.workspace}`,
  "operator-change-owner": (entry) => `Made ${whom(entry)} the owner of ${entry.details.workspace}`,
  "operator-end-workspace": ({ details }) => `Ended the workspace ${details.workspace}`,
  "operator-keep-workspace": ({ details }) => `Kept the workspace ${details.workspace}`,
  "admin-call": ({ details }) => `Admin call refused: ${details.path}`,
};
const FAILED: Record<string, string> = {
  "migrate-users": "User migration failed",
  "dry-run-migration": "Migration dry run failed",
  "expire-trials": "Expiring trials failed",
  "clean-up-customers": "Customer cleanup failed",
  "grant-admin": "Granting the admin role failed",
  "revoke-admin": "Removing the admin role failed",
  "give-plan": "Setting a plan failed",
  "suspend-account": "Suspending an account failed",
  "lift-suspension": "Lifting a suspension failed",
  "change-ai-models": "A change of the AI models was refused",
  "operator-add-member": "A person was not added to a workspace",
  "operator-remove-member": "A person was not removed from a workspace",
  "operator-change-owner": "A workspace did not get another owner",
  "operator-end-workspace": "A workspace was not ended",
  "operator-keep-workspace": "A workspace was not kept",
};

export function actionWords(entry: LogEntry): string {
  if (entry.outcome === "failed") return FAILED[entry.action] ?? entry.action;
  return DONE[entry.action]?.(entry) ?? entry.action;
}

const ACTOR: Record<LogEntry["actor"], (email: string | null) => string> = {
  admin: (email) => `by ${email ?? "a deleted account"}`,
  user: (email) => `by ${email ?? "a deleted account"}, who is not an admin`,
  operator: () => "by the operator, from the command line",
  schedule: () => "by the hourly job",
};
/** Enough to find the request in the logs. */
const SHOWN_OF_REQUEST = 8;

export function circumstances({ actor, actorEmail, action, details, requestId }: LogEntry): string {
  const parts = [ACTOR[actor](actorEmail)];
  if (typeof details.reason === "string") parts.push(details.reason);
  if (action === "clean-up-customers" && details.customers) parts.push(String(details.customers));
  if (requestId) parts.push(`request ${requestId.slice(0, SHOWN_OF_REQUEST)}`);
  return parts.join(", ");
}
