/** A form that posts to the action of its page, and a button that does so alone. */
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../feedback/notice.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { type PageAction, useAction } from "./use-action.ts";

type PostedValues = {
  intent: string;
  /** Values that the form doesn't show. */
  fields?: Record<string, string> | undefined;
  /** Another page's action. */
  to?: string;
};

export const HiddenFields = ({ fields = {} }: Pick<PostedValues, "fields">) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type ActionFormProps<T> = PostedValues & {
  action: PageAction<T>;
  submit: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  className?: string;
  /** Runs first, and sends the form when it may. */
  before?: (send: () => void) => void;
  /** Empties the form after success. */
  resets?: boolean;
  /** A field of the form shows the problem instead. */
  isProblemInField?: boolean;
  /** Next to the button. */
  beside?: ReactNode;
  children?: ReactNode;
};

export function ActionForm<T>(props: ActionFormProps<T>) {
  const { action, intent, fields, to, submit, variant, size, wide, className, children, beside } = props;
  const { resets = false, isProblemInField = false, before } = props;
  const { Form, isBusy, problem, isDone } = action;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (resets && isDone && !isBusy) form.current?.reset();
  }, [resets, isDone, isBusy]);
  const sendAfter = (event: FormEvent<HTMLFormElement>) => {
    if (!before) return;
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    values.set("intent", intent);
    before(() => action.post(values));
  };
  return (
    <Form
      ref={form}
      method="post"
      {...(to && { action: to })}
      className={className ?? "grid gap-5"}
      onSubmit={sendAfter}
    >
      {problem && !isProblemInField && <Notice kind="error">{problem}</Notice>}
      <HiddenFields fields={fields} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value={intent} busy={isBusy} {...{ variant, size, wide }}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}

type ActionButtonProps = PostedValues & {
  /** What a screen reader says where several buttons have the same word. */
  label?: string;
  done?: string;
  variant?: ButtonVariant;
  className?: string;
  /** Runs first, and sends when it may. */
  before?: (send: () => void) => void;
  children: ReactNode;
};

/** A refusal is said in a toast. */
export function ActionButton(props: ActionButtonProps) {
  const { intent, fields, to, label, done, variant, className, before, children } = props;
  const { Form, post, isBusy } = useAction({ done, toastsProblem: true });
  const sendAfter = (event: FormEvent) => {
    if (!before) return;
    event.preventDefault();
    before(() => post({ ...fields, intent }));
  };
  return (
    <Form method="post" {...(to && { action: to })} onSubmit={sendAfter}>
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        size="small"
        name="intent"
        value={intent}
        busy={isBusy}
        aria-label={label}
        {...{ variant, className }}
      >
        {children}
      </Button>
    </Form>
  );
}
