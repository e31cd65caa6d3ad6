/** What analyses were made from, so that they can be judged again without fetching the page. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";

/** What a connected model read, and what the user had said about the page by then. */
export type KeptReading = {
  said: SaidByModel;
  given: GivenReading;
  /** The edits it proposed, without those that a second call refuted; absent in pages kept before it proposed any. */
  proposals?: readonly ModelProposal[];
};

export type KeptPage = {
  evidence: Evidence;
  /** The pages the user named to compare with. */
  competitors: NamedPage[];
  /** Null where no model read the page. */
  modelReading: KeptReading | null;
};

export type KeptEvidenceStore = {
  /** Null where nothing was kept, or only before the moment given. */
  find(analysisId: string, notBefore: Date): Promise<{ packed: Uint8Array | null } | null>;
  forgetBefore(moment: Date): Promise<void>;
};
