/** Answers of one engine in one run mostly say the same, so they are shown together. */
import type { AddressAnswer, AddressHistory } from "@citeworthy/core/cited/by-page";

export type AnswerGroup = Pick<AddressAnswer, "runId" | "query" | "engine" | "askedAt" | "claims"> & {
  answers: number;
};

/** Only answers that cited the page. The same sentence in several answers is listed once. */
export function answerGroups({ answers }: Pick<AddressHistory, "answers">): AnswerGroup[] {
  const cited = answers.filter(({ role }) => role === "cited");
  const groups = Map.groupBy(cited, ({ runId, engine }) => `${runId} ${engine}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const said = Map.groupBy(
      own.flatMap(({ claims }) => claims),
      ({ claim }) => claim.text,
    );
    const { runId, query, engine, askedAt } = first;
    const claims = [...said.values()].flatMap(([one]) => one ?? []);
    return { runId, query, engine, askedAt, answers: own.length, claims };
  });
}
