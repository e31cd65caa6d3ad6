/** Files for word processors. */
import type { WordDocument } from "@citeworthy/core/article/rendering/word-document";

export type WordFiles = {
  /** `at` is the time of every change and note in it. Who asks takes turns with others. */
  write(document: WordDocument, at: Date, asker: string): Promise<Uint8Array<ArrayBuffer>>;
};
