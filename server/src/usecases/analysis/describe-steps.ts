/** Describes what each step found; shown beside the step while an analysis runs. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { listedAudits } from "@citeworthy/core/contract/listed-audits";
import type { Evidence } from "@citeworthy/core/evidence";

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function describeFetch({ status, redirects, bytes }: Evidence): string {
  const size = bytes < 1024 ? counted(bytes, "byte") : `${Math.round(bytes / 1024)} kB of HTML`;
  return `Status ${status}, ${counted(redirects.length, "redirect")}, ${size}`;
}

export function describeCrawlRules({ robots, sitemap }: Evidence): string {
  const rules = {
    found: "robots.txt read",
    absent: "no robots.txt, so all crawlers are allowed",
    failed: "robots.txt could not be loaded",
  };
  const listed = sitemap?.listed ? "listed in the sitemap" : "not found in a sitemap";
  return `${robots === null ? "robots.txt not checked" : rules[robots.kind]}, ${listed}`;
}

/** Shown while they are fetched; nothing where none were named. */
export function describeCompetitors(count: number): string | undefined {
  return count === 0 ? undefined : `Reading ${counted(count, "competing page")}`;
}

export function describePage({ page }: AnalysisResult): string {
  return `${counted(page.words, "word")}${page.title ? `, “${page.title}”` : ""}`;
}

export function describeAudits({ audits }: AnalysisResult): string {
  const scored = audits.filter((audit) => audit.outcome === "scored").length;
  return `${scored} of ${counted(listedAudits(audits).length, "check")} scored on this page`;
}
