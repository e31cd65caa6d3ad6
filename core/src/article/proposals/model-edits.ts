/** The edits that a connected model proposes, as they arrive: quoted words, new words and a reason. Nothing is checked yet. */
import { z } from "zod";
import { ARTICLE_EDIT_KINDS } from "../article-edit.ts";

/** The schema sent to the model lists the kinds; a proposal of another kind is rejected alone, not with the whole reply. */
const Proposal = z.object({
  kind: z.string().meta({ enum: [...ARTICLE_EDIT_KINDS] }),
  /** Words of the page that the edit repeats, moves, changes or removes, copied letter for letter. */
  quotes: z.array(z.string()),
  /** The new words; empty where the edit only removes, moves or marks. */
  text: z.string(),
  /** The first words of the paragraph that a definition is put before; empty otherwise. */
  before: z.string(),
  reason: z.string(),
});
export const ModelEditsShape = z.object({ edits: z.array(Proposal) });

export type ModelEdits = z.infer<typeof ModelEditsShape>;
export type ModelProposal = z.infer<typeof Proposal>;
