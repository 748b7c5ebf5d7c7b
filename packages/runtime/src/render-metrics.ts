import { Gauge, Registry } from 'prom-client';
import { isTelemetryStarted } from './telemetry/spans';

/** A body of `/metrics` and its content type. */
export interface RenderedMetrics {
  readonly type: string;
  readonly body: string;
}

/**
 * Renders metrics in the text format of Prometheus, or in OpenMetrics if the client accepts it and traces are recorded:
 * only OpenMetrics has exemplars.
 */
export async function renderMetrics(registry: Registry, accept: string | undefined): Promise<RenderedMetrics> {
  const isOpen = accept?.includes('application/openmetrics-text') === true && isTelemetryStarted();
  const rendered = isOpen ? await openMetricsOf(registry) : registry;
  return { type: rendered.contentType, body: await rendered.metrics() };
}

/** A registry of the same values in the other format. Rendering the original in it would rename its counters. */
async function openMetricsOf(registry: Registry): Promise<Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>> {
  const open = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  for (const metric of await registry.getMetricsAsJSON()) {
    const name = String(metric.type) === 'counter' ? metric.name.replace(/_total$/, '') : metric.name;
    const values = { ...metric, name };
    // The registry renders what a metric returns, whatever its class is.
    const metricOfValues = new Gauge({ name, help: metric.help, registers: [] });
    open.registerMetric(Object.assign(metricOfValues, { get: async () => values }));
  }
  return open;
}
