/** Customers whom the payment provider should forget, as far as it can. */
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { confirmation, idsIn, problemWith } from "./customer-ids.ts";
import type { AdminActions } from "./use-admin-actions.ts";

const customers = (count: number) => `${count} ${count === 1 ? "customer" : "customers"}`;

export function CleanupPanel({ actions: { busy, cleanUp } }: { actions: AdminActions }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const ids = idsIn(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemWith(text);
    setProblem(found);
    setAsks(found === null);
  }
  async function confirmed() {
    setAsks(false);
    if (await cleanUp(ids)) setText("");
  }

  return (
    <Panel title="Cleanup of provider customers">
      <form onSubmit={submit} noValidate className="mt-5 grid grid-cols-1 gap-4">
        <TextArea
          label="Customer IDs, comma-separated"
          hint="The provider cannot delete customers. They are anonymized there and unlinked here."
          name="ids"
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <div>
          <Button type="submit" variant="danger" busy={busy === "clean-up"} disabled={busy !== null}>
            Clean up {ids.length === 0 ? "customers" : customers(ids.length)}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asks}
        danger
        question={confirmation(ids.length)}
        yes={`Clean up ${ids.length}`}
        no="Keep them"
        onYes={() => void confirmed()}
        onNo={() => setAsks(false)}
      >
        The provider cannot delete customers: these will be anonymized there and unlinked here, and what they
        still pay for is cancelled. Users whose paid plan is running are left alone.
      </ConfirmDialog>
    </Panel>
  );
}
