import { healthPage } from './health-page';
import type { HealthReport } from './health-report';
import type { HttpReply, HttpRequest, HttpRoute } from './http/server';

const MAX_ERRORS = 20;
const MAX_ERROR_LENGTH = 500;

/** Counters and recent errors since the start. They contain neither secrets nor messages of customers. */
export class Health {
  private readonly startedAt = new Date();
  private readonly counters = new Map<string, number>();
  private readonly problems = new Map<string, string>();
  private errors: HealthReport['last_errors'] = [];

  constructor(
    private readonly connector: string,
    private readonly queues: () => HealthReport['queues'],
  ) {}

  count(counter: string): void {
    this.counters.set(counter, (this.counters.get(counter) ?? 0) + 1);
  }

  error(source: string, message: string): void {
    const entry = { at: new Date().toISOString(), source, message: message.slice(0, MAX_ERROR_LENGTH) };
    this.errors = [entry, ...this.errors].slice(0, MAX_ERRORS);
  }

  /** Sets or clears a lasting problem, such as a lost connection. */
  setProblem(source: string, problem: string | undefined): void {
    if (problem === undefined) this.problems.delete(source);
    else this.problems.set(source, problem);
  }

  report(): HealthReport {
    const queues = this.queues();
    const problems = [...this.problems.values()];
    for (const [name, { is_full, rejected }] of Object.entries(queues)) {
      if (is_full) problems.push(`The queue ${name} is full. New messages are not accepted.`);
      if (rejected > 0) problems.push(`${rejected} jobs of the queue ${name} were rejected. See its folder rejected.`);
    }
    const isFull = Object.values(queues).some(({ is_full }) => is_full);
    return {
      connector: this.connector,
      status: isFull ? 'unavailable' : problems.length > 0 ? 'degraded' : 'ok',
      problems,
      started_at: this.startedAt.toISOString(),
      queues,
      counters: Object.fromEntries([...this.counters].sort()),
      last_errors: this.errors,
    };
  }

  readonly route: HttpRoute = {
    method: 'GET',
    path: '/healthz',
    handle: ({ headers }: HttpRequest): HttpReply => {
      const report = this.report();
      const status = report.status === 'unavailable' ? 503 : 200;
      if (String(headers['accept'] ?? '').includes('text/html')) {
        const type = {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        };
        return { status, headers: type, body: healthPage(report) };
      }
      return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(report) };
    },
  };
}
