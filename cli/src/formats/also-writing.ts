/** A second format of the same analyses, written to a file at the end: pages are analyzed once. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { currentFolder } from "../inputs/inputs.ts";
import { UsageError } from "../usage-error.ts";
import type { PageFormat } from "./format.ts";

export function alsoWriting<Page>(
  shown: PageFormat<Page>,
  written: PageFormat<Page>,
  file: string,
): PageFormat<Page> {
  let text = "";
  return {
    page(page) {
      text += written.page(page);
      return shown.page(page);
    },
    failure(name, error) {
      text += written.failure(name, error) ?? "";
      return shown.failure(name, error);
    },
    end() {
      try {
        writeFileSync(resolve(currentFolder(), file), text + written.end());
      } catch (error) {
        throw new UsageError(`${file} can't be written: ${error instanceof Error ? error.message : error}.`);
      }
      return shown.end();
    },
  };
}
