import { ValueType } from '@opentelemetry/api';
import { AggregationTemporality, type DataPoint, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';

type HrTime = [number, number];

/** When the values of a metric began to be counted, and when they were read. */
export interface MetricTimes {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

type Labels = Readonly<Partial<Record<string, string | number>>>;

/** A metric of prom-client. Samples of histograms have a `metricName` with the suffix of their kind. */
export interface CollectedMetric {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly { readonly value: number; readonly labels: Labels; readonly metricName?: string }[];
}

type Sample = CollectedMetric['values'][number];
type HistogramPoint = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number];

/** Units of UCUM by the suffix that Prometheus recommends for them. */
const UNITS = [
  [/_seconds(_total)?$/, 's'],
  [/_bytes(_total)?$/, 'By'],
] as const;

/** Converts a metric of Prometheus to OpenTelemetry. Returns undefined for types that this project does not use. */
export function convertMetric(metric: CollectedMetric, times: MetricTimes): MetricData | undefined {
  const unit = UNITS.find(([suffix]) => suffix.test(metric.name))?.[1] ?? '';
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => metric.values.map(({ labels, value }) => pointOf(labels, value, times));
  switch (metric.type) {
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, times) };
    default:
      return undefined;
  }
}

function pointOf<T>({ ...attributes }: Labels, value: T, times: MetricTimes): DataPoint<T> {
  return { ...times, attributes, value };
}

/** Groups the samples by their labels: cumulative buckets, their sum and their count. */
function histogramPoints({ name, values }: CollectedMetric, times: MetricTimes): HistogramPoint[] {
  const series = new Map<string, { labels: Labels; samples: Sample[] }>();
  for (const sample of values) {
    const { le: _, ...labels } = sample.labels;
    const key = JSON.stringify(Object.entries(labels).sort());
    const group = series.get(key) ?? { labels, samples: [] };
    group.samples.push(sample);
    series.set(key, group);
  }
  return [...series.values()].map(({ labels, samples }) => pointOf(labels, histogramOf(name, samples), times));
}

function histogramOf(name: string, samples: readonly Sample[]): HistogramPoint['value'] {
  const buckets = samples.filter(({ metricName }) => metricName === `${name}_bucket`);
  const sampleOf = (suffix: string) => samples.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
  return { buckets: { boundaries, counts }, sum: sampleOf('_sum'), count: sampleOf('_count') };
}
