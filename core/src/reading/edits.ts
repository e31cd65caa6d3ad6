/** Which edits a careful reader would ask for first, likeliest first. */
import { EDIT_TOPICS, type EditTopic } from "../contract/reading.ts";
import { editFeatures } from "./features/edit-features.ts";
import type { KindChances } from "./kind.ts";
import { chance, standardized } from "./linear.ts";
import type { Features } from "./material.ts";
import type { ReadingModels } from "./models.ts";
import type { Chances } from "./verdicts.ts";

type Read = { chances: Chances; kinds: KindChances; features: Features };

export function editTopics({ chances, kinds, features }: Read, { edits }: ReadingModels): EditTopic[] {
  const row = standardized(edits, editFeatures(chances, kinds, features));
  return EDIT_TOPICS.filter((topic) => edits.models.has(topic))
    .map((topic) => ({ topic, likely: chance(edits, topic, row) }))
    .toSorted((one, other) => other.likely - one.likely)
    .map(({ topic }) => topic);
}
