/** Anonymizes customers at the payment provider, which cannot delete them. */
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { confirmation, idsIn, problemWith } from "../customer-ids.ts";
import type { AdminActions } from "../use-admin-actions.ts";

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
    <Panel title="Clean up provider customers">
      <form onSubmit={submit} noValidate className="mt-5 grid grid-cols-1 gap-4">
        <TextArea
          label="Customer IDs, comma-separated"
          hint="The payment provider cannot delete customers. We anonymize them there and unlink them here."
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
      <CleanupDialog
        open={asks}
        count={ids.length}
        onYes={() => void confirmed()}
        onNo={() => setAsks(false)}
      />
    </Panel>
  );
}

type CleanupDialogProps = { open: boolean; count: number; onYes: () => void; onNo: () => void };

function CleanupDialog({ open, count, onYes, onNo }: CleanupDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      question={confirmation(count)}
      yes={`Clean up ${count}`}
      no="Cancel"
      onYes={onYes}
      onNo={onNo}
    >
      The payment provider cannot delete customers. We will anonymize these there, unlink them here and cancel
      their subscriptions. Users with an active paid plan are skipped.
    </ConfirmDialog>
  );
}
