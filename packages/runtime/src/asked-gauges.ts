import { Gauge, type Registry } from 'prom-client';

/** Shorter than a scrape may take, so that what does not answer hides no other figure. */
const PATIENCE_MS = 2_000;

/** What was asked for: a value for each gauge that there is one for, under the same labels. */
export interface AskedValues<Name extends string, Label extends string> {
  readonly labels?: Readonly<Record<Label, string>>;
  readonly values: Readonly<Partial<Record<Name, number>>>;
}

/**
 * Gauges whose values are looked up, all by one question, whenever somebody reads the metrics. Where there is no answer they have no
 * value: an old one would say that all is as it was. `gauges` are names and what they mean.
 */
export function askedGauges<Name extends string, Label extends string = never>(
  registry: Registry,
  gauges: Readonly<Record<Name, string>>,
  ask: () => Promise<readonly AskedValues<Name, Label>[]>,
  labelNames: readonly Label[] = [],
): void {
  let asking: Promise<readonly AskedValues<Name, Label>[]> | undefined;
  // A reading collects all gauges at once: the first one asks for the others too.
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
