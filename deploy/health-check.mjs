/** For containers: ends with 0 if the process in this container is ready. A worker answers on WORKER_PORT. */
const port = process.env.HEALTH_PORT ?? process.env.PORT ?? "3000";
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
