/** Deletes a project after asking once. */
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

export function DeleteProject({ name }: { name: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <Panel title="Delete project">
      <p className="mt-3 mb-4 text-quiet">Its pages, analyses, runs and schedules are deleted with it.</p>
      <Button variant="danger" onClick={() => setAsks(true)}>
        Delete project
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Delete ${name}?`}
        description="All its pages and analyses are deleted at once. This can't be undone."
      >
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" name="intent" value="delete-project">
            Delete project
          </Button>
          <Button variant="quiet" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </Panel>
  );
}
