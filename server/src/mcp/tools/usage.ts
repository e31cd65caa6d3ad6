/** `usage`: the plan and how many uses are left. */
import { z } from "zod";
import { answered, defineTool } from "../tool.ts";

export const usage = defineTool({
  name: "usage",
  title: "Usage",
  scope: "read",
  isFree: true,
  describe: () => "Returns the plan, the uses of this period and how many are left. Free.",
  input: () => z.object({}),
  isOffered: (bench) => bench.usage !== null,
  run: async (bench) => answered((await bench.usage?.()) ?? {}),
});
