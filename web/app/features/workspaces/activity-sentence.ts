/** One sentence for each event of a workspace. */
import type { WorkspaceEvent } from "./members-data.ts";

const OPERATOR = "The operator of this site";

type Sentence = (event: WorkspaceEvent & { who: string; whom: string }) => string;

const SENTENCES: Record<string, Sentence> = {
  "create-workspace": ({ who }) => `${who} created the workspace`,
  "rename-workspace": ({ who, details }) => `${who} named the workspace ${details.name}`,
  "invite-member": ({ who, details }) => `${who} invited ${details.email} as ${details.role}`,
  "cancel-invitation": ({ who, details }) => `${who} cancelled the invite to ${details.email}`,
  "join-workspace": ({ who, details }) => `${who} joined as ${details.role}`,
  "change-role": ({ who, whom, details }) => `${who} made ${whom} ${article(details.role)} ${details.role}`,
  "remove-member": ({ who, details }) => `${who} removed ${details.email}`,
  "leave-workspace": ({ who }) => `${who} left the workspace`,
  "start-transfer": ({ who, whom }) => `${who} asked ${whom} to become the owner`,
  "cancel-transfer": ({ who }) => `${who} cancelled the transfer of ownership`,
  "transfer-ownership": ({ who, whom }) => `${who} became the owner instead of ${whom}`,
  "require-two-factor": ({ who, details }) =>
    details.required
      ? `${who} required two-step verification for everybody`
      : `${who} no longer requires two-step verification`,
  "end-workspace": ({ who }) => `${who} asked to delete the workspace`,
  "keep-workspace": ({ who }) => `${who} kept the workspace`,
  "operator-add-member": ({ whom, details }) => `${OPERATOR} added ${whom} as ${details.role}`,
  "operator-remove-member": ({ whom }) => `${OPERATOR} removed ${whom}`,
  "operator-change-owner": ({ whom }) => `${OPERATOR} made ${whom} the owner`,
  "operator-end-workspace": () => `${OPERATOR} asked to delete the workspace`,
  "operator-keep-workspace": () => `${OPERATOR} kept the workspace`,
  "add-work": ({ who, details }) => `${who} added ${itemWords(details.items)} to the work list`,
  "change-work": ({ who, details }) =>
    details.state === "done"
      ? `${who} marked ${itemWords(details.items)} of the work list as done`
      : `${who} changed ${itemWords(details.items)} of the work list`,
  "delete-work": ({ who, details }) => `${who} deleted ${itemWords(details.items)} of the work list`,
  "connect-data": ({ who, details }) => `${who} connected ${serviceName(details.provider)}`,
  "disconnect-data": ({ who, details }) => `${who} disconnected ${serviceName(details.provider)}`,
  "add-property": ({ who, details }) => `${who} connected the property ${details.property}`,
  "remove-property": ({ who }) => `${who} disconnected a property`,
  "create-api-key": ({ who, details }) => `${who} created the API key ${details.name}`,
  "revoke-api-key": ({ who, details }) => `${who} revoked the API key ${details.name}`,
  "connect-app": ({ who, details }) => `${who} connected the app ${details.name}`,
  "disconnect-app": ({ who, details }) => `${who} disconnected the app ${details.name}`,
  "create-webhook": ({ who }) => `${who} added a webhook`,
  "change-webhook": ({ who }) => `${who} changed a webhook`,
  "remove-webhook": ({ who }) => `${who} deleted a webhook`,
};
const serviceName = (provider: unknown) => (provider === "bing" ? "Bing Webmaster Tools" : "Google");
const itemWords = (items: unknown) => (Number(items) === 1 ? "an item" : `${items} items`);
const GONE = "A former member";

const article = (word: unknown) => (/^[aeiou]/.test(String(word)) ? "an" : "a");

export function eventSentence(event: WorkspaceEvent): string {
  const write = Object.hasOwn(SENTENCES, event.action) ? SENTENCES[event.action] : undefined;
  const [who, whom] = [event.actorName ?? GONE, event.targetName ?? GONE.toLowerCase()];
  return write?.({ ...event, who, whom }) ?? `${who}: ${event.action.replaceAll("-", " ")}`;
}
