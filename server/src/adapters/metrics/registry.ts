/** Counters and timers of this process, in memory. They start at zero with it, which is what Prometheus expects. */
import type { CounterName, MetricLabels, Metrics, TimerName } from "../../ports/runtime/metrics.ts";
import type { Family, Sample } from "./exposition.ts";

const COUNTERS: Record<CounterName, string> = {
  http_requests: "Requests answered, by area of the site, method and status.",
  jobs: "Jobs that ended, by kind and outcome.",
  page_fetch_failures: "Pages that could not be fetched, by reason.",
  sweep_steps: "Steps of the minute's sweep that ran, by step and outcome.",
};
const TIMERS: Record<TimerName, string> = {
  http_request_seconds: "Time until an answer began, by area of the site.",
  engine_seconds: "Time that the engine worked on one page, by task.",
  job_seconds: "Time that a worker spent on one job, by kind.",
  sweep_step_seconds: "Time of one step of the minute's sweep, by step.",
};
/** From a cached page to the longest job. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

type Counter = { labels: MetricLabels; value: number };
type Timer = { labels: MetricLabels; counts: number[]; sum: number; total: number };

const keyOf = (name: string, labels: MetricLabels) => `${name} ${JSON.stringify(labels)}`;

function timerSamples({ labels, counts, sum, total }: Timer): Sample[] {
  const buckets = BUCKETS.map((limit, n) => ({
    suffix: "_bucket",
    labels: { ...labels, le: String(limit) },
    value: counts[n] ?? 0,
  }));
  return [
    ...buckets,
    { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: total },
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: total },
  ];
}

type Registry = Metrics & { families(): Family[] };

export function createRegistry(): Registry {
  const counters = new Map<string, Counter & { name: string }>();
  const timers = new Map<string, Timer & { name: string }>();
  const of = <Item extends { name: string }>(items: Map<string, Item>, name: string) =>
    [...items.values()].filter((item) => item.name === name);

  return {
    count(name, labels) {
      const key = keyOf(name, labels);
      const counter = counters.get(key) ?? { name, labels, value: 0 };
      counter.value++;
      counters.set(key, counter);
    },
    time(name, labels, seconds) {
      const key = keyOf(name, labels);
      const timer = timers.get(key) ?? { name, labels, counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      timer.sum += seconds;
      timer.total++;
      timer.counts = timer.counts.map((count, n) => count + (seconds <= (BUCKETS[n] ?? 0) ? 1 : 0));
      timers.set(key, timer);
    },
    families: () => [
      ...Object.entries(COUNTERS).map(([name, help]): Family => {
        const samples = of(counters, name).map(({ labels, value }) => ({ labels, value }));
        return { name: `${name}_total`, type: "counter", help, samples };
      }),
      ...Object.entries(TIMERS).map(([name, help]): Family => {
        return { name, type: "histogram", help, samples: of(timers, name).flatMap(timerSamples) };
      }),
    ],
  };
}
