/** What the command menu asks while somebody types. Limited to 300 calls in five minutes in the use case. */
import { MAX_FIND_TEXT } from "@citeworthy/core/projects/found-places";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Services } from "../../wire.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";

type Needs = ActingServices & Pick<Services, "findPlaces">;

const Query = z.object({ text: z.string().max(MAX_FIND_TEXT).default("") });

export const findPlacesRoute = (needs: Needs) => async (c: EdgeContext) => {
  const { workspaceId, role, actor } = await acting(needs, c, "shared", ["read"]);
  const query = Query.safeParse(c.req.query());
  if (!query.success) throw new AppError("request/invalid");
  return c.json(await needs.findPlaces({ workspaceId, role, actor, text: query.data.text }));
};
