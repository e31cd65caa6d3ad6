/** When the page was published and changed, from the most to the least deliberate statement. */
import { metaFound } from "./head.ts";
import { eachObject } from "./json-ld.ts";
import type { Found, PageModel } from "./page-model.ts";
import type { Reading } from "./reading.ts";
import { attr } from "./tree.ts";

type Dates = Pick<PageModel, "published" | "modified" | "dates">;
type Candidate = PageModel["dates"][number];

export function readDates({ metas, structuredData, found, url }: Reading): Dates {
  const dates: Candidate[] = [];
  const add = (role: Candidate["role"], fact: Omit<Found, "value">) => {
    const value = dayOf(fact.raw);
    if (value) dates.push({ ...fact, value, role });
  };
  eachObject(structuredData.nodes, (node) => {
    for (const [key, role] of [
      ["datePublished", "published"],
      ["dateCreated", "published"],
      ["dateModified", "modified"],
    ] as const) {
      const raw = node[key];
      if (typeof raw === "string") add(role, { raw, source: "json-ld", where: key, place: null });
    }
  });
  const published = metaFound(metas, [
    "article:published_time",
    "datepublished",
    "date",
    "dc.date",
    "pubdate",
    "publishdate",
    "og:published_time",
  ]);
  if (published) add("published", published);
  const modified = metaFound(metas, [
    "article:modified_time",
    "datemodified",
    "og:updated_time",
    "last-modified",
  ]);
  if (modified) add("modified", modified);
  for (const time of found.times) {
    const raw = attr(time, "datetime");
    if (raw)
      add("published", {
        raw,
        source: "element",
        where: "time[datetime]",
        place: { start: time.start, end: time.end },
      });
  }
  const inUrl = /\/((?:19|20)\d\d)\/(\d\d)\/(\d\d)(?:\/|$)/.exec(url);
  if (inUrl) add("published", { raw: inUrl[0], source: "url", where: "path", place: null });
  return {
    dates,
    published: dates.find((date) => date.role === "published") ?? null,
    modified: dates.find((date) => date.role === "modified") ?? null,
  };
}

function dayOf(raw: string): string | null {
  const match = /((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})/.exec(raw);
  return match ? `${match[1]}-${match[2]?.padStart(2, "0")}-${match[3]?.padStart(2, "0")}` : null;
}
