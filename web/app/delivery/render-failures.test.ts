import { expect, test } from "vitest";
import { renderFailures } from "./render-failures.ts";

test("a part that fails before the response begins is reported: the log had the status 500 without its cause", () => {
  const told: unknown[] = [];
  const failures = renderFailures((error) => told.push(error));
  failures.note("a part");
  expect(told).toEqual([]);

  failures.answered();
  failures.note("a late part");
  expect(told).toEqual(["a part", "a late part"]);
});

test("nothing is reported here if no response begins: the caller reports that error", () => {
  const told: unknown[] = [];
  renderFailures((error) => told.push(error)).note("the shell");

  expect(told).toEqual([]);
});
