/** Which answer is shown. The address keeps the choice, so that an answer can be linked to. */
import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import { useSearchParams } from "react-router";

export type AnswerChoice = {
  engines: MonitoredEngine[];
  engine: MonitoredEngine;
  /** Of the chosen engine. */
  answers: SourcedAnswer[];
  /** From 0. */
  at: number;
  answer: SourcedAnswer;
  pickEngine(engine: MonitoredEngine): void;
  pickAnswer(at: number): void;
};

/** An answer with claims says more than one without; the first answer of all is the last resort. */
const firstToShow = (answers: readonly SourcedAnswer[]): SourcedAnswer | undefined =>
  answers.find(({ claims, searched }) => searched && claims.length > 0) ??
  answers.find(({ searched }) => searched) ??
  answers[0];

export function chosenAnswer(answers: readonly SourcedAnswer[], address: URLSearchParams) {
  const engines = MONITORED.filter((id) => answers.some((answer) => answer.engine === id));
  const asked = engines.find((id) => id === address.get("engine"));
  const first = firstToShow(asked ? answers.filter(({ engine }) => engine === asked) : answers);
  if (!first) return null;
  const own = answers.filter(({ engine }) => engine === first.engine);
  const wanted = Number(address.get("answer"));
  const at = Number.isInteger(wanted) && own[wanted - 1] ? wanted - 1 : own.indexOf(first);
  return { engines, engine: first.engine, answers: own, at, answer: own[at] ?? first };
}

export function useAnswerChoice(answers: readonly SourcedAnswer[]): AnswerChoice | null {
  const [address, setAddress] = useSearchParams();
  const chosen = chosenAnswer(answers, address);
  if (!chosen) return null;
  const go = (engine: MonitoredEngine, answer: number | null) => {
    const next = new URLSearchParams(address);
    next.set("engine", engine);
    if (answer === null) next.delete("answer");
    else next.set("answer", String(answer));
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const count = chosen.answers.length;
  return {
    ...chosen,
    pickEngine: (engine) => go(engine, null),
    pickAnswer: (at) => go(chosen.engine, ((at + count) % count) + 1),
  };
}
