/** Accounts as the pages see them. */
import type { Accounts } from "../../ports/accounts/accounts.ts";
import type { PersonalData } from "../../ports/accounts/personal-data.ts";
import type { SecondSteps } from "../../ports/accounts/second-steps.ts";
import type { Storage } from "../../ports/storage.ts";
import {
  type ChangingEmail,
  confirmEmailChange,
  emailChangeByToken,
  requestEmailChange,
} from "./change-email.ts";
import { confirmIdentity, isRecentlyConfirmed, requireRecentSignIn } from "./confirm-identity.ts";
import { type DeletingAccount, deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  type ManagingSessions,
  securityActivity,
} from "./manage-sessions.ts";
import { readProfile } from "./read-profile.ts";
import { type RemovingPasskey, removePasskey } from "./remove-passkey.ts";
import { updateProfile } from "./update-profile.ts";

type Needs = DeletingAccount &
  ManagingSessions &
  ChangingEmail &
  RemovingPasskey & {
    accounts: Accounts;
    storage: Storage;
    personalData: PersonalData;
    secondSteps: SecondSteps;
  };

export const accountServices = (deps: Needs) => ({
  readProfile: (userId: string) => readProfile(deps, userId),
  updateProfile: (request: Parameters<typeof updateProfile>[1]) => updateProfile(deps, request),
  exportAccount: (request: Parameters<typeof exportAccount>[1]) => exportAccount(deps, request),
  deleteAccount: (request: Parameters<typeof deleteAccount>[1]) => deleteAccount(deps, request),
  hasPassword: (userId: string) => deps.accounts.hasPassword(userId),
  isRecentlyConfirmed: (sessionId: string) => isRecentlyConfirmed(deps, sessionId),
  requireRecentSignIn: (sessionId: string) => requireRecentSignIn(deps, sessionId),
  confirmIdentity: (request: Parameters<typeof confirmIdentity>[1]) => confirmIdentity(deps, request),
  requestEmailChange: (request: Parameters<typeof requestEmailChange>[1]) =>
    requestEmailChange(deps, request),
  confirmEmailChange: (request: Parameters<typeof confirmEmailChange>[1]) =>
    confirmEmailChange(deps, request),
  emailChangeByToken: (request: Parameters<typeof emailChangeByToken>[1]) =>
    emailChangeByToken(deps, request),
  pendingEmailChange: (userId: string) => deps.emailChanges.of(userId, deps.clock.now()),
  cancelEmailChange: (userId: string) => deps.emailChanges.cancel(userId),
  listPasskeys: (userId: string) => deps.passkeys.list(userId),
  removePasskey: (request: Parameters<typeof removePasskey>[1]) => removePasskey(deps, request),
  secondStepOf: (userId: string) => deps.secondSteps.of(userId),
  listSessions: (userId: string, currentId: string) => listSessions(deps, userId, currentId),
  endSession: (request: Parameters<typeof endSession>[1]) => endSession(deps, request),
  endOtherSessions: (request: Parameters<typeof endOtherSessions>[1]) => endOtherSessions(deps, request),
  forgetOldSessions: () => deps.places.forgetOld(),
  securityActivity: (userId: string) => securityActivity(deps, userId),
  signOut: (headers: Headers) => deps.accounts.signOut(headers),
});
