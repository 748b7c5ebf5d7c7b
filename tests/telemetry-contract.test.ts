import { askedMetrics } from './support/asked-metrics';
import { system } from './support/system';

/** The names of all metrics that a service has, whether or not anything was counted yet. */
async function metricsOf(service: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(`${system.services[service]!.operations}/metrics`)).text();
  return new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
}

describe('what dashboards and alerts ask for', () => {
  const emitted = new Map<string, ReadonlySet<string>>();

  beforeAll(async () => {
    for (const service of Object.keys(system.services)) emitted.set(service, await metricsOf(service));
  });

  it('is found at all', () => {
    expect(askedMetrics().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'outbox_oldest_seconds',
        'gateway_request_duration_seconds',
        'operations',
        'ai_cost_total',
      ]),
    );
  });

  it.each(askedMetrics().map(({ name, service }) => [name, service ?? 'some service'] as const))(
    '%s is exported by %s',
    (name, service) => {
      const tellers = [...emitted].filter(
        ([teller, names]) => names.has(name) && [teller, 'some service'].includes(service),
      );

      expect(tellers).not.toEqual([]);
    },
  );

  it('has the process’ own figures from every service', () => {
    for (const names of emitted.values()) {
      expect([...names]).toEqual(
        expect.arrayContaining(['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds']),
      );
    }
  });
});
