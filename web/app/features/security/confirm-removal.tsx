/** A button that removes something for good, and the dialog that asks first. */
import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { problemIn, type SecurityAnswer } from "./security-forms.ts";

type Props = {
  /** The word on the button, and what it means for a screen reader. */
  verb: string;
  label: string;
  title: string;
  description: ReactNode;
  /** The field that names what is removed, and what the form asks for. */
  field: { name: string; value: string };
  intent: string;
  submit: string;
  done: string;
};

export function ConfirmRemoval({ verb, label, title, description, field, intent, submit, done }: Props) {
  const [asking, setAsking] = useState(false);
  const { Form, state, data } = useFetcher<SecurityAnswer>();
  const problem = state === "idle" ? problemIn(data) : null;
  useEffect(() => {
    if (data?.ok) toast(done);
  }, [data, done]);
  return (
    <>
      <Button size="small" variant="danger" aria-label={label} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog
        open={asking && !data?.ok}
        onClose={() => setAsking(false)}
        title={title}
        description={description}
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name={field.name} value={field.value} />
          <Button type="submit" name="intent" value={intent} variant="danger" busy={state !== "idle"}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
