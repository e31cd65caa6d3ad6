import { COMPARISON } from "./comparison.ts";
import { EXPLAINER } from "./explainer.ts";
import { HOW_TO } from "./how-to.ts";
import type { UnansweredPage } from "./page.ts";
import { REASON } from "./reason.ts";
import { ROUNDUP } from "./roundup.ts";

export const unansweredPages: readonly UnansweredPage[] = [EXPLAINER, REASON, ROUNDUP, COMPARISON, HOW_TO];
