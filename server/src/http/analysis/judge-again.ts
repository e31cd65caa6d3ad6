/** POST /api/analyses/{id}/judge-again {question?, kind?, answer?}: for the owner, 60 an hour, without spending a use. */
import { z } from "zod";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { JudgeAgainRequest } from "../../usecases/analysis/judge-again.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { signedIn } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = { sessions: Sessions; judgeAgain(request: JudgeAgainRequest): Promise<object> };

/** The values are checked by the use case, so that each mistake has its own message. */
const Body = z.object({
  question: z.unknown().optional(),
  kind: z.unknown().optional(),
  answer: z.unknown().optional(),
});

export const judgeAgain = (needs: Needs) => async (c: EdgeContext) => {
  const { id: userId } = await signedIn(needs.sessions, c, ["analyze"]);
  const given = await readJson(c, Body);
  return c.json(await needs.judgeAgain({ ...given, id: c.req.param("id") ?? "", userId }));
};
