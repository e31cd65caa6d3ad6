/** Where a mark is on the page, so that the score leads to it. */
import type { MarkName } from "@citeworthy/core/contract/marks";

export const markId = (name: MarkName): string => `mark-${name}`;
