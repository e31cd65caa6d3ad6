/** Asks before a key is revoked, because programs that use it stop working at once. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { problemIn, type SecurityAnswer } from "../security-forms.ts";
import { KEY_INTENT, type KeyEntry } from "./key-forms.ts";

export function RevokeKey({ apiKey: { id, name, lastUsedAt } }: { apiKey: KeyEntry }) {
  const [asking, setAsking] = useState(false);
  const { Form, state, data } = useFetcher<SecurityAnswer>();
  const problem = state === "idle" ? problemIn(data) : null;
  useEffect(() => {
    if (data?.ok) toast("API key revoked.");
  }, [data]);
  return (
    <>
      <Button size="small" variant="danger" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <Dialog
        open={asking && !data?.ok}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}?`}
        description={
          <>
            Programs that use this key stop working at once. This can't be undone.{" "}
            {lastUsedAt ? (
              <>
                It was last used on <DateText iso={lastUsedAt} long />.
              </>
            ) : (
              "It was never used."
            )}
          </>
        }
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={id} />
          <Button
            type="submit"
            name="intent"
            value={KEY_INTENT.revoke}
            variant="danger"
            busy={state !== "idle"}
          >
            Revoke key
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
