/** What answers cite and claim, for a spreadsheet. */
import { csvRow } from "../csv-row.ts";
import { ENGINE_NAMES } from "../visibility/engines.ts";
import type { AddressHistory } from "./by-page.ts";
import type { ClaimSupport, SaidOfYou, WhyThem } from "./cited-view.ts";

const supportCells = ({ verdict, isSure, quote, note, url }: ClaimSupport): string[] => [
  verdict,
  isSure ? "yes" : "no",
  url,
  quote?.text ?? "",
  quote?.under ?? "",
  note ?? "",
];
const SUPPORT_COLUMNS = ["verdict", "certain", "page", "quote", "under", "note"] as const;
const COLUMNS = {
  claims: ["run", "question", "engine", "sample", "asked", "claim", "own page says it", "own quote"] as const,
  pages: [
    ...(["run", "question", "page", "title", "yours"] as const),
    ...(["cited", "answers", "low", "high", "dropped"] as const),
  ],
  said: ["run", "question", "engine", "asked", "claim", "decided by", "new"] as const,
  page: ["run", "question", "engine", "sample", "asked", "role", "position", "claim"] as const,
};

/** One row for each claim and each page it cites; `own` says whether the user's page says it. */
export function whyThemCsv({ runId, query, answers }: WhyThem): string {
  const header = csvRow([...COLUMNS.claims, ...SUPPORT_COLUMNS]);
  const rows = answers.flatMap(({ engine, sample, askedAt, claims }) =>
    claims.flatMap(({ text, own, supports }) => {
      const about = [
        runId,
        query,
        ENGINE_NAMES[engine],
        sample,
        askedAt,
        text,
        own.verdict,
        own.quote?.text ?? "",
      ];
      if (supports.length === 0) return [csvRow([...about, ...SUPPORT_COLUMNS.map(() => "")])];
      return supports.map((support) => csvRow([...about, ...supportCells(support)]));
    }),
  );
  return [header, ...rows].join("");
}

export function citedPagesCsv({ runId, query, pages }: WhyThem): string {
  const header = csvRow(COLUMNS.pages);
  const rows = pages.map(({ url, title, isOwn, cited, counted, interval, dropped }) =>
    csvRow([
      ...[runId, query, url, title ?? "", isOwn ? "yes" : "no", cited, counted],
      ...[interval.low.toFixed(3), interval.high.toFixed(3), dropped],
    ]),
  );
  return [header, ...rows].join("");
}

export function saidOfYouCsv({ claims }: SaidOfYou): string {
  const header = csvRow([...COLUMNS.said, ...SUPPORT_COLUMNS, "overruled by"]);
  const rows = claims.map(({ runId, query, engine, askedAt, claim, support, isNew, overruled }) =>
    csvRow([
      ...[
        runId,
        query,
        ENGINE_NAMES[engine],
        askedAt,
        claim.text,
        claim.decidedBy.join("; "),
        isNew ? "yes" : "no",
      ],
      ...supportCells(support),
      overruled ? (overruled.by ?? "a former member") : "",
    ]),
  );
  return [header, ...rows].join("");
}

export function byPageCsv({ answers }: AddressHistory): string {
  const header = csvRow([...COLUMNS.page, ...SUPPORT_COLUMNS]);
  const rows = answers.flatMap(({ runId, query, engine, sample, askedAt, role, position, claims }) => {
    const about = [runId, query, ENGINE_NAMES[engine], sample, askedAt, role, position];
    if (claims.length === 0) return [csvRow([...about, "", ...SUPPORT_COLUMNS.map(() => "")])];
    return claims.map(({ claim, support }) => csvRow([...about, claim.text, ...supportCells(support)]));
  });
  return [header, ...rows].join("");
}
