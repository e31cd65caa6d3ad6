/** What the forms about connected apps do, and the data that their pages show. */
import type { AppScope } from "@citeworthy/core/product/accounts/connected-apps";

export const CONSENT_INTENT = { approve: "approve-app", refuse: "refuse-app" } as const;

/** An app that asks to be connected. */
export type AskingApp = {
  name: string;
  /** The host that the user returns to, and whether that is a program on the user's own machine. */
  host: string;
  isLocal: boolean;
  scopes: AppScope[];
};

export type ConsentWorkspace = { id: string; name: string; isActive: boolean };
