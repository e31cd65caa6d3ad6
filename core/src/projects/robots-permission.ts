/** Whether robots.txt lets us read a page. Bulk runs ask first; a page that its owner pastes by hand is read anyway. */
import type { RobotsEvidence } from "../evidence.ts";
import { parseRobots, ruleFinder } from "../facts/crawlers/robots.ts";

export type RobotsVerdict = (url: string) => boolean;

/** RFC 9309: no robots.txt allows everything, one that fails on the server's side allows nothing. */
export function robotsVerdict(robots: RobotsEvidence, bot: string): RobotsVerdict {
  if (robots.kind !== "found") return () => robots.kind === "absent";
  const ruleFor = ruleFinder(parseRobots(robots.text), bot);
  return (url) => ruleFor(url)?.allow ?? true;
}
