import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * The metrics of a process, served at `/metrics`. Each process has its own registry instead of the global one, so
 * tests can run in parallel.
 */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  // The lag is measured by a timer, which wakes an idle process at each interval.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  return registry;
}

export { Counter, Gauge, Histogram, Registry } from 'prom-client';
