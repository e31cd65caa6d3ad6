/** How long an invitation, and a transfer that waits for the new owner, can be accepted. */
export const INVITATION_DAYS = 7;
/** How long the owner can undo the deletion of a workspace. */
export const DELETION_DAYS = 30;
/** How many workspaces one person may own. */
export const MAX_OWNED_WORKSPACES = 5;
export const MAX_WORKSPACE_NAME = 60;
