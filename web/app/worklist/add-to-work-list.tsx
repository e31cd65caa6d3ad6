/**
 * "Add to work list", for every screen that names something to do. Nothing where the user can't add: visitors, viewers,
 * shared reports and the sample.
 */
import { useContext } from "react";
import { type AddToWorkListProps, WorkListContext } from "./work-list-context.ts";

export function AddToWorkList(props: AddToWorkListProps) {
  const screen = useContext(WorkListContext);
  return screen && <screen.Add {...props} entries={screen.entries} />;
}

/** An edit of the report that the screen shows. */
export function AddEdit({ id, title }: { id: string; title: string }) {
  const analysisId = useContext(WorkListContext)?.analysisId;
  if (!analysisId || id === "") return null;
  return <AddToWorkList source={{ from: "edit", analysisId, editId: id }} title={title} />;
}

/** A check of the report that the screen shows. */
export function AddCheck({ id, title }: { id: string; title: string }) {
  const analysisId = useContext(WorkListContext)?.analysisId;
  return analysisId ? (
    <AddToWorkList source={{ from: "check", analysisId, checkId: id }} title={title} />
  ) : null;
}
