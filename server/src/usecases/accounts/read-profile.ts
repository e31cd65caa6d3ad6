import { AppError } from "../../errors.ts";
import type { Profile } from "../../ports/accounts/profiles.ts";
import type { Storage } from "../../ports/storage.ts";
import { internalStep } from "../internal-step.ts";

export async function readProfile(
  { storage }: { storage: Pick<Storage, "profiles"> },
  userId: string,
): Promise<Profile> {
  let profile: Profile | null;
  try {
    profile = await internalStep("account/profile-fetch-failed", () => storage.profiles.of(userId));
  } catch (cause) {
    throw new AppError("profile/fetch-failed", {}, { cause });
  }
  if (profile === null) throw new AppError("profile/fetch-failed");
  return profile;
}
