/** The program as it is installed from its package: only the commands that need no server. */
// First, because other modules need them when they load.
import "./fill-older-node.ts";
import "@citeworthy/server/identity";
import { LOCAL_COMMANDS } from "./local-commands.ts";
import { runProgram } from "./run-program.ts";

await runProgram({ call: "citeworthy", commands: LOCAL_COMMANDS });
