/** What an operator may change about a person from the terminal. */
import type { PlanType } from "@citeworthy/core/product/plans/plans";

export type Role = "user" | "admin";
type UserRecord = { id: string; email: string; emailVerified: boolean; role: Role };

export type UserStore = {
  /** By id or by e-mail address. */
  find(idOrEmail: string): Promise<UserRecord | null>;
  setRole(id: string, role: Role): Promise<void>;
  setPlan(id: string, planType: PlanType, now: Date): Promise<void>;
  admins(): Promise<UserRecord[]>;
};
