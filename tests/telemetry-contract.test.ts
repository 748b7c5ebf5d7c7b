import { queriedMetrics } from './support/queried-metrics';
import { system } from './support/system';

/** The types of all metrics that a service exports by name, also of those without values. */
async function metricsOf(service: string): Promise<ReadonlyMap<string, string>> {
  const text = await (await fetch(`${system.services[service]!.operations}/metrics`)).text();
  return new Map([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name, type]) => [name!, type!]));
}

/** Rules of Prometheus for names: counters end with `_total`, and units are base units. */
function violations(name: string, type: string): string[] {
  const isCounter = /_total$/.test(name);
  return [
    ...(isCounter === (type === 'counter') ? [] : [`${name}: ${type}`]),
    ...(type === 'histogram' && !/_(seconds|bytes)$/.test(name) ? [`${name} has no unit`] : []),
    ...(/_(ms|millis|milliseconds|minutes|hours|kb|mb|kilobytes|megabytes|percent)(_total)?$/.test(name)
      ? [`${name} has no base unit`]
      : []),
  ];
}

describe('the metrics of dashboards and alerts', () => {
  const emitted = new Map<string, ReadonlyMap<string, string>>();

  beforeAll(async () => {
    for (const service of Object.keys(system.services)) emitted.set(service, await metricsOf(service));
  });

  it('are found in the expressions', () => {
    expect(queriedMetrics().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'outbox_oldest_seconds',
        'gateway_request_duration_seconds',
        'operations',
        'ai_cost_total',
      ]),
    );
  });

  it.each(queriedMetrics().map(({ name, service }) => [name, service ?? 'some service'] as const))(
    '%s is exported by %s',
    (name, service) => {
      const exporters = [...emitted].filter(
        ([exporter, names]) => names.has(name) && [exporter, 'some service'].includes(service),
      );

      expect(exporters).not.toEqual([]);
    },
  );

  it('have names with units by the rules of Prometheus', () => {
    // prom-client names gauges of Node with `_total`.
    const all = [...emitted.values()].flatMap((types) => [...types]).filter(([name]) => !name.startsWith('nodejs_'));

    expect(violations('waits_ms', 'gauge')).toEqual(['waits_ms has no base unit']);
    expect(all.flatMap(([name, type]) => violations(name, type))).toEqual([]);
  });

  it('include process metrics of every service', () => {
    for (const names of emitted.values()) {
      expect([...names.keys()]).toEqual(
        expect.arrayContaining(['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds']),
      );
    }
  });
});
