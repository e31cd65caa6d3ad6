/** Runs one admin action at a time and keeps the result of the last one. */
import { messageText } from "@citeworthy/core/messages";
import type { Cleanup } from "@citeworthy/core/product/accounts/customer-changes";
import { useRef, useState } from "react";
import { type AdminReply, cleanUp, expireTrials, migrateUsers } from "./admin-calls.ts";
import { runMigration, type Tally } from "./panels/migration-run.ts";

export type Busy = "dry-run" | "migrate" | "expire" | "clean-up";
export type Result =
  | { kind: "error"; text: string }
  | { kind: "expired"; trials: number }
  | { kind: "migrated"; testMode: boolean; tally: Tally; isComplete: boolean }
  | { kind: "cleaned"; message: string; cleanup: Cleanup };

type Failed = Extract<AdminReply<unknown>, { kind: "failed" }>;
const failureText = ({ error, unsent }: Failed, failure: string | undefined): string => {
  if (failure === undefined) return error;
  return unsent ? `${failure}. ${error}` : failure;
};

type Hooks = { onStart: () => void; onEnd: () => void };

/** Which action is running, and the result of the one before. */
function useLatestAction({ onStart, onEnd }: Hooks) {
  const [busy, setBusy] = useState<Busy | null>(null);
  const [result, setResult] = useState<Result | null>(null);

  /** Returns whether the action succeeded. */
  async function act<T>(
    what: Busy,
    work: () => Promise<AdminReply<T>>,
    show: (answer: T) => Result,
    failure?: string,
  ): Promise<boolean> {
    setBusy(what);
    onStart();
    setResult(null);
    const outcome = await work();
    setBusy(null);
    if (outcome.kind === "done") setResult(show(outcome.answer));
    if (outcome.kind === "failed") setResult({ kind: "error", text: failureText(outcome, failure) });
    onEnd();
    return outcome.kind === "done";
  }
  return { busy, result, act };
}

/** `onChange`: called after every action, because the data or the admin's role may have changed. */
export function useAdminActions(onChange: () => void) {
  const [seen, setSeen] = useState(0);
  const { busy, result, act } = useLatestAction({ onStart: () => setSeen(0), onEnd: onChange });
  const stopped = useRef(false);

  const migrate = (testMode: boolean) => {
    stopped.current = false;
    const onProgress = ({ total_users }: Tally) => {
      setSeen(total_users);
      return !stopped.current;
    };
    return act(
      testMode ? "dry-run" : "migrate",
      () => runMigration({ testMode, onProgress, ask: migrateUsers }),
      (answer) => ({ kind: "migrated", testMode, ...answer }),
    );
  };

  return {
    busy,
    /** Users checked so far by the running migration. */
    seen,
    result,
    migrate,
    stop: () => {
      stopped.current = true;
    },
    expire: () =>
      act(
        "expire",
        () => expireTrials(),
        ({ result: { successful_downgrades } }) => ({ kind: "expired", trials: successful_downgrades }),
        messageText("admin/expire-failed"),
      ),
    cleanUp: (ids: string[]) =>
      act(
        "clean-up",
        () => cleanUp(ids),
        ({ message, result: cleanup }) => ({ kind: "cleaned", message, cleanup }),
      ),
  };
}

export type AdminActions = ReturnType<typeof useAdminActions>;
