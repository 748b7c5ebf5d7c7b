import { isAppError } from '@trackway/errors';
import { DurationHistogram, type Registry } from '@trackway/runtime';

/** Measures the duration of calls and streams by method and status. */
export class CallMetrics {
  private readonly durations: DurationHistogram<'method' | 'outcome'>;

  constructor(registry: Registry) {
    this.durations = new DurationHistogram(registry, {
      name: 'grpc_server_call_duration_seconds',
      help: 'Duration of calls by method and result: `ok` or the kind of error',
      labelNames: ['method', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    });
  }

  async time<T>(path: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const method = path.slice(path.lastIndexOf('/') + 1);
    const end = (outcome: string) => this.durations.observe({ method, outcome }, (performance.now() - start) / 1_000);
    try {
      const result = await work();
      end('ok');
      return result;
    } catch (error) {
      end(isAppError(error) ? error.kind : 'internal');
      throw error;
    }
  }
}
