/** What a browser may know about its session: who is signed in, their workspaces, and how one can sign in. */
import type { SessionUser } from "../../ports/accounts/sessions.ts";
import type { ActingCaller } from "../../usecases/workspaces/act-as.ts";
import type { Services } from "../../wire.ts";

const shownUser = ({ hasSecondStep: _step, workspaceId: _workspace, ...shown }: SessionUser) => shown;

/** `null`: a visitor. */
export async function sessionAnswer(
  { config, listWorkspaces }: Pick<Services, "config" | "listWorkspaces">,
  caller: ActingCaller | null,
) {
  return {
    user: caller && shownUser(caller.user),
    workspaces: caller ? await listWorkspaces(caller) : [],
    google: config.google !== null,
    minPasswordLength: config.minPasswordLength,
  };
}
