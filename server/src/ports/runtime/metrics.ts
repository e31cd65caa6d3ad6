/** What the product counts and times about itself, for an operator's monitoring. Labels take few values, never user input. */
export type MetricLabels = Record<string, string>;

export type CounterName = "http_requests" | "jobs" | "page_fetch_failures" | "sweep_steps";
export type TimerName = "http_request_seconds" | "engine_seconds" | "job_seconds" | "sweep_step_seconds";

export type Metrics = {
  count(name: CounterName, labels: MetricLabels): void;
  time(name: TimerName, labels: MetricLabels, seconds: number): void;
};
