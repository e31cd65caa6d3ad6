/** The pages of `--competitor`: read once, compared with every page of the call. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import { MAX_COMPETITORS } from "@citeworthy/core/contract/given-competitors";
import { messageText } from "@citeworthy/core/messages";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { isExpectedFailure } from "./each-page.ts";
import { type Input, listInputs } from "./inputs/inputs.ts";
import type { PageOptions } from "./inputs/page-options.ts";
import { openSources, type Sources } from "./inputs/sources.ts";
import { printable } from "./print/printable.ts";
import { writeError } from "./print/write.ts";
import { UsageError } from "./usage-error.ts";

export async function readCompetitors(names: readonly string[], options: PageOptions): Promise<NamedPage[]> {
  const pages = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))];
  if (pages.length > MAX_COMPETITORS)
    throw new UsageError(`${messageText("analysis/competitors-invalid", { max: MAX_COMPETITORS })}.`);
  const sources = openSources({ ...options, pages });
  const read: NamedPage[] = [];
  try {
    for await (const input of listInputs(
      // A competitor's file isn't published where the own pages are.
      { ...options, pages, manifest: null, url: null, baseUrl: null, sitemap: undefined },
      sources,
    ))
      read.push(await readOne(sources, input));
  } finally {
    await sources.close();
  }
  return read;
}

/** A page that can't be read is reported and doesn't stop the call. */
async function readOne(sources: Sources, input: Input): Promise<NamedPage> {
  try {
    const { url, html } = await sources.read(input, { pageOnly: true });
    return { url, html };
  } catch (error) {
    if (!isExpectedFailure(error)) throw error;
    await writeError(`${printable(`${input.name}: not compared: ${error.message}`)}\n`);
    return { url: input.name, problem: error.message };
  }
}

export const othersThan = (page: string, competitors: readonly NamedPage[]): NamedPage[] =>
  competitors.map((one) =>
    "html" in one && isSamePage(one.url, page)
      ? { url: one.url, problem: messageText("analysis/competitor-same-page") }
      : one,
  );
