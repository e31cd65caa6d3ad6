/** `doctor`: checks an installation with the settings it runs under, and says how to fix what it finds. */
import { type DoctorFinding, examine } from "@citeworthy/server/doctor";
import { readConfig } from "@citeworthy/server/services";
import type { Command } from "../command.ts";

const MARK: Record<DoctorFinding["state"], string> = {
  ok: "ok     ",
  warning: "warning",
  problem: "PROBLEM",
};

const linesOf = ({ state, about, text, fix }: DoctorFinding): string[] => [
  `${MARK[state]}  ${about}: ${text}`,
  ...(fix ? [`         Fix: ${fix}`] : []),
];

export const doctor: Command = {
  usage: "doctor                       check database, disk, clock, mail, proxy and page fetcher",
  async run() {
    const findings = await examine(readConfig(process.env));
    console.log(findings.flatMap(linesOf).join("\n"));
    const problems = findings.filter(({ state }) => state === "problem").length;
    console.log(problems === 0 ? "\nNo problems found." : `\n${problems} problem(s) found.`);
    return problems === 0 ? 0 : 1;
  },
};
