import type { Message } from "./message.ts";

/** Workspaces, their members and invitations. Only the server writes these messages, as with `api-keys.ts`. */
export const workspaceMessages = {
  "workspace/role-refused": {
    kind: "forbidden",
    text: "Your role in this workspace, {role}, doesn't allow this.",
  },
  "workspace/second-step-needed": {
    kind: "forbidden",
    text: "This workspace requires two-step verification. Turn it on under Account security, then sign in again.",
  },
  "workspace/unknown": {
    kind: "missing",
    text: "This workspace doesn't exist, or you aren't a member of it.",
  },
  "workspace/name-invalid": {
    kind: "validation",
    text: "Give the workspace a name of up to {max} characters.",
  },
  "workspace/too-many": { kind: "validation", text: "You can own up to {max} workspaces." },
  "workspace/no-seat": {
    kind: "limit",
    text: "All {seats} seats are used. Clients don't need a seat. Change the plan or remove someone to invite an editor or viewer.",
  },
  "workspace/already-member": {
    kind: "validation",
    text: "{email} is a member of this workspace already.",
  },
  "workspace/role-invalid": { kind: "validation", text: "Please choose a role." },
  "workspace/projects-missing": {
    kind: "validation",
    text: "Choose at least one project that the client may see.",
  },
  "workspace/member-unknown": { kind: "missing", text: "This person isn't a member any more." },
  "workspace/owner-fixed": {
    kind: "validation",
    text: "The owner can't be removed or leave. Transfer the ownership first.",
  },
  "workspace/second-step-first": {
    kind: "validation",
    text: "Turn on two-step verification for yourself and sign in with it first. Otherwise you would lock yourself out.",
  },
  "workspace/last-owner": {
    kind: "validation",
    text: "You own {names}, where other people work. Transfer the ownership or delete the workspace first. Nothing has been deleted.",
  },
  "workspace/ended-by-operator": {
    kind: "forbidden",
    text: "The operator of this site ends this workspace. Only the operator can undo that.",
  },
  "workspace/not-ending": { kind: "validation", text: "This workspace is not scheduled for deletion." },
  "workspace/owner-already": { kind: "validation", text: "This person owns the workspace already." },
  "workspace/person-unknown": {
    kind: "missing",
    text: "No account has the address {email}. Ask them to sign up first.",
  },
  "invitation/unknown": {
    kind: "missing",
    text: "This invitation doesn't exist or was cancelled. Ask for a new one.",
  },
  "invitation/expired": {
    kind: "forbidden",
    text: "This invitation expired on {date}. Ask for a new one.",
  },
  "invitation/used": { kind: "forbidden", text: "This invitation was already used. It works once." },
  "invitation/other-address": {
    kind: "forbidden",
    text: "This invitation was sent to another email address. Sign in with that address to accept it.",
  },
  "invitation/unconfirmed": {
    kind: "forbidden",
    text: "Confirm your email address first. Sign out and in again, and we will send you the link for it. Then open this invitation again.",
  },
  "transfer/unknown": {
    kind: "missing",
    text: "This transfer was cancelled or has expired. Ask the owner to start it again.",
  },
} as const satisfies Record<string, Message>;
