/** The first steps of a workspace, and the sample page worked through as an example. */
import { setTimeout as wait } from "node:timers/promises";
import { draftFromEdit } from "@citeworthy/core/worklist/draft-item";
import { canBeSeen } from "@citeworthy/core/worklist/look-for-signs";
import type { ExampleView } from "../features/getting-started/first-steps-view.ts";
import type { PageServices } from "../services.server.ts";

type MemberOf = { workspaceId: string; userId: string };

/** Null where there is nothing left to show. The page works without them. */
export async function firstStepsOf(page: PageServices, member: MemberOf) {
  try {
    return await page.firstSteps.read(member);
  } catch (error) {
    page.log.error("the first steps could not be read", { ...member, requestId: page.requestId, error });
    return null;
  }
}

/** Well below the limit of a page's stream. The report goes on being made, so the next visit finds it. */
const EXAMPLE_WAIT_MS = 2_000;

/** The first edit of the sample report that a reading could recognize. Null where the report isn't made in time. */
export async function exampleOf(page: PageServices): Promise<ExampleView | null> {
  const made = page.sampleReport().catch((error: unknown) => {
    page.log.error("the sample report could not be made", { requestId: page.requestId, error });
    return null;
  });
  const result = await Promise.race([made, wait(EXAMPLE_WAIT_MS, null, { ref: false })]);
  for (const edit of result?.edits ?? []) {
    const draft = result && draftFromEdit(result, edit.id);
    if (!result || !draft || edit.after === null || !canBeSeen(draft)) continue;
    return {
      title: draft.page?.title ?? "",
      question: result.reading?.question ?? null,
      score: result.score.score,
      fault: draft.title,
      advice: edit.do,
      text: edit.after,
      sign: draft.signs.first === undefined ? "there" : "first",
    };
  }
  return null;
}
