import { Counter, DurationHistogram, Gauge, type Registry } from '@trackway/runtime';
import { UPSTREAMS, type Upstream } from '../routing/route';

// Buckets in seconds, from the target of 20 ms to requests of half a minute.
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Values that metrics read when they are collected. */
export interface RequestGauges {
  readonly knownCallers: () => number;
  readonly isUnavailable: (upstream: Upstream) => boolean;
  readonly replicas: (upstream: Upstream) => readonly { readonly isAvailable: boolean }[];
}

/** Counts requests. Frequent series are bound once, so that counting creates no label objects. */
export class RequestMetrics {
  private readonly inFlightGauge: Gauge;
  private readonly rejections: Counter<'reason'>;
  private readonly perUpstream: ReadonlyMap<Upstream, readonly ((seconds: number, traceId?: string) => void)[]>;

  constructor(registry: Registry, gauges: RequestGauges) {
    const registers = [registry];
    const durations = new DurationHistogram(registry, {
      name: 'gateway_request_duration_seconds',
      help: 'From the head of a request to the end of its response, by responding service',
      labelNames: ['upstream', 'status'],
      buckets: BUCKETS,
    });
    this.perUpstream = new Map(
      UPSTREAMS.map((name) => [name, STATUS_CLASSES.map((status) => durations.bind({ upstream: name, status }))]),
    );
    this.rejections = new Counter({
      name: 'gateway_refusals_total',
      help: 'Requests that the gateway rejected, by error code; `token_revoked` for revoked tokens',
      labelNames: ['reason'],
      registers,
    });
    // Otherwise `increase` does not include the first use of a revoked token.
    this.rejections.inc({ reason: 'token_revoked' }, 0);
    this.inFlightGauge = new Gauge({
      name: 'gateway_requests_in_flight',
      help: 'Requests in progress',
      registers,
    });
    new Gauge({
      name: 'gateway_known_callers',
      help: 'Verified tokens in the cache',
      registers,
      collect() {
        this.set(gauges.knownCallers());
      },
    });
    new Gauge({
      name: 'gateway_replicas',
      help: 'Replicas of a service that the gateway distinguishes, by whether they respond',
      labelNames: ['upstream', 'available'],
      registers,
      collect() {
        for (const name of UPSTREAMS) {
          const all = gauges.replicas(name);
          const available = all.filter(({ isAvailable }) => isAvailable).length;
          this.set({ upstream: name, available: 'true' }, available);
          this.set({ upstream: name, available: 'false' }, all.length - available);
        }
      },
    });
    new Gauge({
      name: 'gateway_circuit_open',
      help: '1 while the circuit breaker of a service is open, because it did not respond',
      labelNames: ['upstream'],
      registers,
      collect() {
        for (const name of UPSTREAMS) this.set({ upstream: name }, gauges.isUnavailable(name) ? 1 : 0);
      },
    });
  }

  began(): void {
    this.inFlightGauge.inc();
  }

  /** `upstream` is set if a service responded, `errorCode` if the gateway did. */
  ended(outcome: {
    upstream: Upstream | undefined;
    errorCode: string | undefined;
    status: number;
    seconds: number;
    /** Trace of the request, if it is sampled. */
    traceId: string | undefined;
  }): void {
    this.inFlightGauge.dec();
    if (outcome.errorCode !== undefined) this.rejections.inc({ reason: outcome.errorCode });
    else if (outcome.upstream) {
      const observe = this.perUpstream.get(outcome.upstream)?.[Math.trunc(outcome.status / 100) - 1];
      observe?.(outcome.seconds, outcome.traceId);
    }
  }
}
