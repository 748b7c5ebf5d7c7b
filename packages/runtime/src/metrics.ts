import { channel } from 'node:diagnostics_channel';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { registerEventLoopLag } from './event-loop-lag';
import { registerMemoryLimit } from './memory-limit';

/** The timer of prom-client would wake an idle process, so its metrics of the event loop are replaced. */
const NEVER_MS = 86_400_000;

/** Each new registry is published here, for telemetry that was started before the service was loaded. */
export const METRICS_CHANNEL = 'trackway.metrics';

/**
 * The metrics of a process, served at `/metrics`. Each process has its own registry instead of the global one, so
 * tests can run in parallel.
 */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  registerEventLoopLag(registry);
  registerMemoryLimit(registry);
  channel(METRICS_CHANNEL).publish(registry);
  return registry;
}

export { Counter, Gauge, Histogram, Registry } from 'prom-client';
