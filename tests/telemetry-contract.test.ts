import { queriedMetrics } from './support/queried-metrics';
import { system } from './support/system';

/** The names of all metrics that a service exports, also those without values. */
async function metricsOf(service: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(`${system.services[service]!.operations}/metrics`)).text();
  return new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
}

describe('the metrics of dashboards and alerts', () => {
  const emitted = new Map<string, ReadonlySet<string>>();

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

  it('include process metrics of every service', () => {
    for (const names of emitted.values()) {
      expect([...names]).toEqual(
        expect.arrayContaining(['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds']),
      );
    }
  });
});
