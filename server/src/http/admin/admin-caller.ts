/** The second step of every admin route: an admin, or a refusal that is written down. */
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import { AppError } from "../../errors.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { Actor } from "../../usecases/admin/record-action.ts";
import type { AdminServices } from "../../usecases/admin/services.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { signedIn } from "../middleware/permit.ts";

export type AdminNeeds = { sessions: Sessions; admin: AdminServices };

/** `scopes`: what an API key needs; without any, keys are refused. */
export async function adminCaller(
  { sessions, admin }: AdminNeeds,
  c: EdgeContext,
  scopes: readonly KeyScope[] = [],
): Promise<Actor> {
  const user = await signedIn(sessions, c, scopes);
  const requestId = c.get("requestId");
  if (!user.isAdmin) {
    await admin.noteRefusal({ userId: user.id, path: c.req.path, requestId });
    throw new AppError("account/admin-required");
  }
  return { kind: "admin", id: user.id, requestId };
}
