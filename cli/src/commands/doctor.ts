/** `doctor`: checks an installation with the settings it runs under, and says how to fix what it finds. */
import type { DoctorFinding } from "@citeworthy/server/doctor";
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
    // Loaded here, because help doesn't need the server, which takes seconds to load.
    const { examine } = await import("@citeworthy/server/doctor");
    const { readConfig } = await import("@citeworthy/server/services");
    const findings = await examine(readConfig(process.env));
    console.log(findings.flatMap(linesOf).join("\n"));
    const problems = findings.filter(({ state }) => state === "problem").length;
    console.log(problems === 0 ? "\nNo problems found." : `\n${problems} problem(s) found.`);
    return problems === 0 ? 0 : 1;
  },
};
