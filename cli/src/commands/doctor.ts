/** `doctor`: checks an installation with the settings it runs under, and says how to fix what it finds. */
import type { DoctorFinding } from "@citeworthy/server/doctor";
import type { Command } from "../command.ts";
import { printable } from "../print/printable.ts";
import { UsageError } from "../usage-error.ts";

const MARK: Record<DoctorFinding["state"], string> = {
  ok: "ok     ",
  warning: "warning",
  problem: "PROBLEM",
};

const SKIP = "--skip-models";
const USAGE = `doctor [${SKIP}]        check database, disk, clock, mail, proxy, page fetcher and AI models (asks each once)`;

/** Names and failures may come from other programs. */
export const linesOf = ({ state, about, text, fix }: DoctorFinding): string[] => [
  printable(`${MARK[state]}  ${about}: ${text}`),
  ...(fix ? [printable(`         Fix: ${fix}`)] : []),
];

export const doctor: Command = {
  usage: USAGE,
  async run(args) {
    if (args.some((arg) => arg !== SKIP)) throw new UsageError(USAGE);
    // Loaded here, because help doesn't need the server, which takes seconds to load.
    const { examine } = await import("@citeworthy/server/doctor");
    const { readConfig } = await import("@citeworthy/server/services");
    const findings = await examine(readConfig(process.env), { asksModels: !args.includes(SKIP) });
    console.log(findings.flatMap(linesOf).join("\n"));
    const problems = findings.filter(({ state }) => state === "problem").length;
    console.log(problems === 0 ? "\nNo problems found." : `\n${problems} problem(s) found.`);
    return problems === 0 ? 0 : 1;
  },
};
