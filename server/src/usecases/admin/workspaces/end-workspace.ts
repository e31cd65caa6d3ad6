/** An admin ends a workspace: its members get an email and 30 days, then it is deleted with its data and its plan. */
import { sendAll, type WorkspaceNeeds } from "../../workspaces/needs.ts";
import { operatorEndingEmail, operatorKeepingEmail } from "../../workspaces/workspace-emails.ts";
import { cancelEnd, setEnd } from "../../workspaces/workspaces.ts";
import { type Actor, recordAction } from "../record-action.ts";

/** The owner can't undo it, otherwise an operator could never end a workspace that breaks the rules. */
export const endForOperator = (deps: WorkspaceNeeds, actor: Actor, workspaceId: string): Promise<Date> =>
  recordAction(deps, actor, { action: "operator-end-workspace", workspaceId }, async () => {
    const { at, workspace, members } = await setEnd(deps, workspaceId, "operator");
    await sendAll(
      deps,
      members.map(({ email }) => operatorEndingEmail(email, workspace.name, at, deps.baseUrl)),
    );
    return { answer: at, details: { workspace: workspace.name, endsAt: at.toISOString() } };
  });

/** Undoes what the operator or the owner asked for. */
export const keepForOperator = (deps: WorkspaceNeeds, actor: Actor, workspaceId: string): Promise<void> =>
  recordAction(deps, actor, { action: "operator-keep-workspace", workspaceId }, async () => {
    const { workspace, members } = await cancelEnd(deps, workspaceId, "operator");
    await sendAll(
      deps,
      members.map(({ email }) => operatorKeepingEmail(email, workspace.name)),
    );
    return { answer: undefined, details: { workspace: workspace.name } };
  });
