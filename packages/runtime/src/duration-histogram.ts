import { Histogram, type Registry } from 'prom-client';
import { currentTraceId, isTelemetryStarted } from './telemetry/spans';

export interface DurationHistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  /** Upper bounds in seconds. */
  readonly buckets: readonly number[];
}

/**
 * A histogram of durations in seconds. While traces are recorded, each bucket has the id of its latest sampled trace as
 * an exemplar, which dashboards link to the trace.
 */
export class DurationHistogram<Label extends string> {
  private readonly histogram: Histogram<Label>;
  private readonly hasExemplars = isTelemetryStarted();

  constructor(registry: Registry, { name, help, labelNames, buckets }: DurationHistogramOptions<Label>) {
    const options = { name, help, labelNames, buckets: [...buckets], enableExemplars: this.hasExemplars };
    // prom-client allows exemplars only on registries without the text format, which omits them anyway.
    this.histogram = new Histogram({ ...options, registers: [] });
    registry.registerMetric(this.histogram);
  }

  observe(labels: Readonly<Record<Label, string>>, seconds: number, traceId?: string): void {
    if (!this.hasExemplars) this.histogram.observe(labels, seconds);
    else {
      const id = traceId ?? currentTraceId();
      const exemplarLabels = id === undefined ? {} : { trace_id: id };
      this.histogram.observe({
        labels,
        value: seconds,
        exemplarLabels: exemplarLabels as Partial<Record<Label, string>>,
      });
    }
  }

  /** Records durations of one series without an object for its labels. */
  bind(labels: Readonly<Record<Label, string>>): (seconds: number, traceId?: string) => void {
    const { observe } = this.histogram.labels(labels);
    if (!this.hasExemplars) return observe;
    return (seconds, traceId) => (traceId === undefined ? observe(seconds) : this.observe(labels, seconds, traceId));
  }
}
