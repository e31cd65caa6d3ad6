/** POST /api/analyses/{id}/judge-again {question?, kind?, answer?, ruledOut?, asOpening?}: for the owner, 60 an hour, without spending a use. */
import { z } from "zod";
import type { JudgeAgainRequest } from "../../usecases/analysis/judge-again.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & { judgeAgain(request: JudgeAgainRequest): Promise<object> };

/** The values are checked by the use case, so that each mistake has its own message. */
const Body = z.object({
  question: z.unknown().optional(),
  kind: z.unknown().optional(),
  answer: z.unknown().optional(),
  ruledOut: z.unknown().optional(),
  asOpening: z.boolean().optional(),
});

export const judgeAgain = (needs: Needs) => async (c: EdgeContext) => {
  const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
  const given = await readJson(c, Body);
  return c.json(await needs.judgeAgain({ ...given, id: c.req.param("id") ?? "", userId }));
};
