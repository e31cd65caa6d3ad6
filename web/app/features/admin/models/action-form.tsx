/** A button that posts one change, and forms that post several values. Success is said in a toast, a refusal beside the button. */
import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { toast } from "../../../ui/feedback/toast.tsx";
import { Button, type ButtonVariant } from "../../../ui/form/button.tsx";
import { type ModelAnswer, problemIn } from "./model-data.ts";

/** `done`: what to say after success. */
export function useChange(done: string, onDone?: () => void) {
  const fetcher = useFetcher<ModelAnswer>();
  const { state, data } = fetcher;
  const told = useRef<ModelAnswer | undefined>(undefined);
  const after = useRef(onDone);
  after.current = onDone;
  useEffect(() => {
    if (state !== "idle" || !data || told.current === data) return;
    told.current = data;
    if (!data.ok) return;
    toast(done);
    after.current?.();
  }, [state, data, done]);
  return { fetcher, isBusy: state !== "idle", problem: state === "idle" ? problemIn(data) : null };
}

type ChangeButtonProps = {
  intent: string;
  fields: Record<string, string>;
  done: string;
  label: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

export function ChangeButton({ intent, fields, done, label, variant, children }: ChangeButtonProps) {
  const { fetcher, isBusy, problem } = useChange(done);
  useEffect(() => {
    if (problem) toast(problem, "error");
  }, [problem]);
  return (
    <fetcher.Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="small"
        name="intent"
        value={intent}
        variant={variant}
        busy={isBusy}
        aria-label={label}
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}
