import { Gauge, type Registry } from 'prom-client';

/** Shorter than a scrape timeout, so that a slow source does not hide other metrics. */
const PATIENCE_MS = 2_000;

/** Values of the gauges under one set of labels. Gauges without a value are omitted. */
export interface GaugeValues<Name extends string, Label extends string> {
  readonly labels?: Readonly<Record<Label, string>>;
  readonly values: Readonly<Partial<Record<Name, number>>>;
}

/**
 * Registers gauges whose values are read by one call whenever metrics are collected. If the call fails, they have no
 * value instead of an outdated one. `gauges` maps names to descriptions.
 */
export function observableGauges<Name extends string, Label extends string = never>(
  registry: Registry,
  gauges: Readonly<Record<Name, string>>,
  ask: () => Promise<readonly GaugeValues<Name, Label>[]>,
  labelNames: readonly Label[] = [],
): void {
  let asking: Promise<readonly GaugeValues<Name, Label>[]> | undefined;
  // All gauges are collected at once, so the first one starts the call for all.
  const answer = () => {
    asking ??= inTime(ask()).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  for (const [name, help] of Object.entries(gauges) as [Name, string][]) {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: async () => {
        const rows = await answer().catch(() => []);
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        for (const { labels, values } of rows) {
          const value = values[name];
          if (value !== undefined) labels ? gauge.set(labels, value) : gauge.set(value);
        }
      },
    });
  }
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
