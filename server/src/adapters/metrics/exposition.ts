/** Prometheus' text format, version 0.0.4. */
import type { MetricLabels } from "../../ports/runtime/metrics.ts";

export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";
const PREFIX = "citeworthy_";

export type Sample = { suffix?: string; labels: MetricLabels; value: number };
export type Family = {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: Sample[];
};

const escapeValue = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

export function labelText(labels: MetricLabels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function familyLines({ name, type, help, samples }: Family): string[] {
  const full = PREFIX + name;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} ${type}`,
    ...samples.map(({ suffix = "", labels, value }) => `${full}${suffix}${labelText(labels)} ${value}`),
  ];
}

export const exposition = (families: Family[]): string => `${families.flatMap(familyLines).join("\n")}\n`;
