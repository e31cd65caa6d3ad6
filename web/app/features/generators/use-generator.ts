/** The state of a generator: its input, progress, result and remaining free uses. */
import { FREE_USES } from "@citeworthy/core/generators/generated";
import type { MessageCode } from "@citeworthy/core/messages";
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { type FormEvent, useState } from "react";
import { loadCode } from "../../delivery/load-code.ts";
import { useAuthModal } from "../../session/auth-modal.tsx";
import { useSession } from "../../session/session.tsx";
import type { GeneratorCall } from "./generator-request.ts";
import { type UsageKey, useFreeUses } from "./use-free-uses.ts";

export type GeneratorRules<T> = Pick<GeneratorCall<T>, "path" | "isMade" | "otherwise"> & {
  usageKey: UsageKey;
  /** The names of the fields, in the order of the form. */
  fields: readonly string[];
  required: readonly string[];
  missing: MessageCode;
  /** Loads the code that shows a result. Called before a use is spent, but not for visitors who only look. */
  prepare: () => Promise<unknown>;
};

/** While online, the cause is unknown. */
const notLoaded = () =>
  navigator.onLine ? "Please try again." : connectionMessages["analysis/offline"].text;

/** Loads the code for the request and the result. Null when it can't be loaded. */
const loadGenerator = (prepare: () => Promise<unknown>) =>
  loadCode(() => Promise.all([import("./generator-request.ts"), prepare()])).then(
    ([request]) => request,
    () => null,
  );

/** `made` stays on screen until there is a new result, so a failure loses nothing. */
type GeneratorState<T> = {
  busy: boolean;
  problem: string | null;
  /** Required fields that were left blank. */
  blank: readonly string[];
  made: { id: number; value: T; asked: Record<string, string> } | null;
  refused: boolean;
};

const START = { busy: false, problem: null, blank: [], made: null, refused: false };

export function useGenerator<T>({
  usageKey,
  fields,
  required,
  missing,
  prepare,
  ...call
}: GeneratorRules<T>) {
  const [state, setState] = useState<GeneratorState<T>>(START);
  const change = (part: Partial<GeneratorState<T>>) => setState((now) => ({ ...now, ...part }));
  const { user, refresh } = useSession();
  const { open } = useAuthModal();
  const { used, add } = useFreeUses(usageKey);
  const isVisitor = user === null;
  const isSpent = isVisitor && ((used ?? 0) >= FREE_USES || state.refused);

  async function generate(body: Record<string, string>) {
    change({ busy: true, problem: null, blank: [] });
    // A prerendered page may be submitted before the session is known.
    const known = user === undefined ? (await refresh())?.user : user;
    if (!known && (used ?? 0) >= FREE_USES) {
      change({ busy: false });
      return open("sign-up");
    }
    const made = await loadGenerator(prepare);
    if (made === null) return change({ busy: false, problem: notLoaded() });
    const answer = await made.askGenerator({ ...call, body, session: made.toolSession() });
    if (answer.kind === "failed")
      return change({ busy: false, problem: answer.message, refused: answer.spent });
    if (!known) add();
    setState((now) => ({
      ...START,
      made: { id: (now.made?.id ?? 0) + 1, value: answer.value, asked: body },
    }));
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    if (isSpent) return open("sign-up");
    const typed = new FormData(event.currentTarget);
    const body = Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? "").trim()]));
    const blank = required.filter((name) => body[name] === "");
    if (blank.length > 0) return void refuse(blank);
    void generate(body);
  };

  async function refuse(blank: readonly string[]) {
    const made = await loadGenerator(prepare);
    change({ problem: made?.messageText(missing) ?? notLoaded(), blank });
  }

  const typed = () => {
    void loadGenerator(prepare);
    if (state.problem && !state.busy) change({ problem: null, blank: [] });
  };

  return { ...state, used, isAwake: used !== null, isVisitor, isSpent, submit, typed };
}

export type Generator<T> = ReturnType<typeof useGenerator<T>>;
