/** Which Node the program needs. An older one fails in the middle of an analysis, once for every page. */

/** The oldest Node that the package is tested on. `older-node.ts` adds what it lacks. */
export const MIN_NODE = "20.19";

const numbersOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
};

/** Null if this Node can run the program. */
export function nodeProblem(version: string): string | null {
  const [major, minor] = numbersOf(version);
  const [minMajor, minMinor] = numbersOf(MIN_NODE);
  const isEnough = major > minMajor || (major === minMajor && minor >= minMinor);
  return isEnough ? null : `This program needs Node ${MIN_NODE} or newer; this is Node ${version}.`;
}
