import { collectDefaultMetrics, Registry } from 'prom-client';

/** The metrics of a process, served at `/metrics`. One registry a process; never the library's global one, so tests run side by side. */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

export { Counter, Gauge, Histogram, Registry } from 'prom-client';
