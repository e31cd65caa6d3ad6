/** What one click does with a task: users who may write put it on the work list, others copy it. */
import { useContext } from "react";
import { CopyButton } from "../../ui/parts/copy-button.tsx";
import { AddToWorkList } from "../../worklist/add-to-work-list.tsx";
import { type AddToWorkListProps, WorkListContext } from "../../worklist/work-list-context.ts";

type TaskActionProps = AddToWorkListProps & {
  /** The whole task, for the clipboard. */
  text: string;
};

export function TaskAction({ text, ...work }: TaskActionProps) {
  if (useContext(WorkListContext)) return <AddToWorkList {...work} />;
  return <CopyButton text={text} label="Copy as task" what={text} variant="line" />;
}
