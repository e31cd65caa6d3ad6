/** What a change of the models is called in the audit log, and in the email that admins get about it. Never a key. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { type AiVariable, isSecretName } from "../../config/ai-config.ts";
import type { AuditDetails } from "../../ports/accounts/audit-log.ts";
import type { UserStore } from "../../ports/accounts/users.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Actor } from "../admin/record-action.ts";

/** By variable; `null` removes a setting. */
export type Changes = Partial<Record<AiVariable, string | null>>;

export type TellingAdmins = {
  mail: Mail;
  log: Log;
  baseUrl: string;
  users: Pick<UserStore, "admins" | "find">;
  /** Admins by the operator's settings, without the role. */
  adminEmails: readonly string[];
};

/** An address is shown by its host: a path may have a token in it. */
const shownValue = (name: string, value: string): string =>
  name.endsWith("_BASE_URL") ? (URL.parse(value)?.host ?? "") : value;

/** Names of all, and the values of those that are no secret. */
export function changeDetails(changes: Changes): AuditDetails {
  const entries = Object.entries(changes);
  const names = (isSet: boolean) =>
    entries
      .filter(([, value]) => (value !== null) === isSet)
      .map(([name]) => name)
      .join(", ");
  const shown = entries.flatMap(([name, value]) =>
    value === null || isSecretName(name) ? [] : [[name, shownValue(name, value)]],
  );
  return { set: names(true), removed: names(false), ...Object.fromEntries(shown) };
}

/** As in "LLM_MODEL: llama3" and "OPENAI_API_KEY: saved". */
const changeLines = (changes: Changes): string[] =>
  Object.entries(changes).map(([name, value]) => {
    if (value === null) return `${name}: removed`;
    return `${name}: ${isSecretName(name) ? "saved" : shownValue(name, value)}`;
  });

type ChangeNotice = { by: string; lines: readonly string[]; baseUrl: string };

export const modelsChanged = (to: string, { by, lines, baseUrl }: ChangeNotice): Email => ({
  to,
  subject: `The AI models of ${site.name} were changed`,
  text: `${by} changed which models this site uses, where its texts are sent, or what may be spent:\n\n${lines.join("\n")}\n\nIf no admin of yours did this, undo it, change that person's password and look at the audit log:\n\n${baseUrl}/admin/ai-models${emailSignature}`,
});

/** A failed email doesn't undo the change, which the audit log has too. */
export async function tellAdmins(deps: TellingAdmins, actor: Actor, changes: Changes): Promise<void> {
  const { mail, log, users, adminEmails, baseUrl } = deps;
  try {
    const byRole = await users.admins();
    const bySetting = await Promise.all(adminEmails.map((email) => users.find(email)));
    const actingUser = actor.id === null ? null : await users.find(actor.id);
    const admins = [...byRole, ...bySetting].flatMap((admin) =>
      admin?.emailVerified || admin?.role === "admin" ? [admin] : [],
    );
    const addresses = new Set(admins.flatMap(({ email, suspendedAt }) => (suspendedAt ? [] : [email])));
    const about = { by: actingUser?.email ?? "Somebody", lines: changeLines(changes), baseUrl };
    await Promise.all([...addresses].map((to) => mail.send(modelsChanged(to, about))));
  } catch (error) {
    log.error("an email about changed AI models failed", { userId: actor.id, error });
  }
}
