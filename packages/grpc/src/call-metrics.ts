import { isAppError } from '@trackway/errors';
import { Histogram, type Registry } from '@trackway/runtime';

/** Measures the duration of calls and streams by method and status. */
export class CallMetrics {
  private readonly durations: Histogram<'method' | 'outcome'>;

  constructor(registry: Registry) {
    this.durations = new Histogram({
      name: 'grpc_server_call_duration_seconds',
      help: 'Duration of calls by method and result: `ok` or the kind of error',
      labelNames: ['method', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    });
  }

  async time<T>(path: string, answer: () => Promise<T>): Promise<T> {
    const end = this.durations.startTimer({ method: path.slice(path.lastIndexOf('/') + 1) });
    try {
      const result = await answer();
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: isAppError(error) ? error.kind : 'internal' });
      throw error;
    }
  }
}
