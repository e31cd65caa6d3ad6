/** What an operator may change about a person from the terminal. */
import type { PlanType } from "@citeworthy/core/product/plans/plans";

export type AccountRole = "user" | "admin";
type UserRecord = {
  id: string;
  email: string;
  emailVerified: boolean;
  role: AccountRole;
  suspendedAt: Date | null;
};

export type UserStore = {
  /** By id or by e-mail address. */
  find(idOrEmail: string): Promise<UserRecord | null>;
  setRole(id: string, role: AccountRole): Promise<void>;
  /** Ends every session of the person at once; null lets them in again. */
  setSuspended(id: string, at: Date | null): Promise<void>;
  setPlan(id: string, planType: PlanType, now: Date): Promise<void>;
  admins(): Promise<UserRecord[]>;
};
