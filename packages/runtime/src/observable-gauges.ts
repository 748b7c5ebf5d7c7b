import { Gauge, type Registry } from 'prom-client';

/** Shorter than a scrape timeout, so that a slow source does not hide other metrics. */
const TIMEOUT_MS = 2_000;

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
  read: () => Promise<readonly GaugeValues<Name, Label>[]>,
  labelNames: readonly Label[] = [],
): void {
  let pending: Promise<readonly GaugeValues<Name, Label>[]> | undefined;
  // All gauges are collected at once, so the first one starts the call for all.
  const readOnce = () => {
    pending ??= withTimeout(read()).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  for (const [name, help] of Object.entries(gauges) as [Name, string][]) {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: async () => {
        const rows = await readOnce().catch(() => []);
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

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The values were not available in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
