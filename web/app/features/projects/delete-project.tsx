/** Deletes a project after asking once. */
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

export const DeleteProject = ({ name }: { name: string }) => (
  <Panel title="Delete project">
    <p className="mt-3 mb-4 text-quiet">Its pages, analyses, runs and schedules are deleted with it.</p>
    <ConfirmButton
      verb="Delete project"
      size="medium"
      title={`Delete ${name}?`}
      description="All its pages and analyses are deleted at once. This can't be undone."
      intent="delete-project"
      submit="Delete project"
      keep="Keep it"
      danger
    />
  </Panel>
);
