import { subscribe } from 'node:diagnostics_channel';
import { emptyResource } from '@opentelemetry/resources';
import type { CollectionResult, MetricProducer } from '@opentelemetry/sdk-metrics';
import { Registry } from 'prom-client';
import { METRICS_CHANNEL } from '../metrics';
import { convertMetric, type MetricTimes } from './convert-metric';

/**
 * Exports the metrics of `/metrics` by OTLP, under the same names, so that dashboards and alerts work with both. It
 * receives the registries that a process creates after it.
 */
export class RegistryProducer implements MetricProducer {
  private readonly registries: Registry[] = [];
  private readonly startTime: [number, number];

  constructor(private readonly now: () => number = Date.now) {
    this.startTime = hrTime(now() - process.uptime() * 1_000);
    subscribe(METRICS_CHANNEL, (registry) => {
      if (registry instanceof Registry) this.registries.push(registry);
    });
  }

  async collect(): Promise<CollectionResult> {
    const collected = await Promise.all(this.registries.map((registry) => registry.getMetricsAsJSON()));
    const times: MetricTimes = { startTime: this.startTime, endTime: hrTime(this.now()) };
    const metrics = collected.flat().flatMap((metric) => convertMetric(metric, times) ?? []);
    // The reader replaces the resource by that of the SDK.
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: SCOPE, metrics }] }, errors: [] };
  }
}

const SCOPE = { name: 'trackway' };

function hrTime(milliseconds: number): [number, number] {
  const seconds = Math.trunc(milliseconds / 1_000);
  return [seconds, Math.round((milliseconds - seconds * 1_000) * 1e6)];
}
