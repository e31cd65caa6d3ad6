/** Name and phone, by their owner. A field that the form did not have stays as it is; one that was emptied is cleared. */
import { AppError } from "../../errors.ts";
import type { Profile } from "../../ports/accounts/profiles.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { internalStep } from "../internal-step.ts";

type Needs = { storage: Pick<Storage, "profiles">; clock: Clock };
type Request = { userId: string; name?: string | undefined; phone?: string | undefined };

export const PROFILE_LIMITS = { name: 200, phone: 50 };

/** One line of text: no database keeps a zero character, and no name has a line break. */
const clean = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
const given = (text: string | undefined) => (text === undefined ? undefined : clean(text) || null);
const tooLong = (text: string | null | undefined, limit: number) => (text?.length ?? 0) > limit;

export async function updateProfile({ storage, clock }: Needs, request: Request): Promise<Profile> {
  const change = { name: given(request.name), phone: given(request.phone) };
  if (!change.name && !change.phone) throw new AppError("profile/fields-missing");
  if (tooLong(change.name, PROFILE_LIMITS.name) || tooLong(change.phone, PROFILE_LIMITS.phone))
    throw new AppError("profile/too-long", PROFILE_LIMITS);
  let saved: Profile | null;
  try {
    saved = await internalStep("account/profile-update-failed", () =>
      storage.profiles.update(request.userId, change, clock.now()),
    );
  } catch (cause) {
    throw new AppError("profile/update-failed", {}, { cause });
  }
  if (saved === null) throw new AppError("profile/update-failed");
  return saved;
}
