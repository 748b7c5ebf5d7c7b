/** Resolves if the dependency is available, rejects with the reason if not. */
export type HealthCheck = () => Promise<unknown>;

const CHECK_LIMIT_MS = 2_000;

export interface HealthReport {
  readonly ready: boolean;
  /** `ok` or the reason, by dependency. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Readiness of a process: all required dependencies are available, and it is not stopping. */
export class Health {
  private readonly checks = new Map<string, { check: HealthCheck; required: boolean }>();
  private readonly stop = new AbortController();

  /** A dependency that is not `required` is reported, and does not make the process unready. */
  add(name: string, check: HealthCheck, options: { required: boolean } = { required: true }): void {
    this.checks.set(name, { check, ...options });
  }

  /** Makes the process unready, so that it receives no new traffic while it stops. */
  drain(): void {
    this.stop.abort();
  }

  get isDraining(): boolean {
    return this.stopping.aborted;
  }

  /** Aborts when the process begins to stop, for work that may take longer than the stop. */
  get stopping(): AbortSignal {
    return this.stop.signal;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, { check, required }]) => ({ name, required, text: await verdict(check) })),
    );
    const ready = !this.isDraining && entries.every(({ text, required }) => text === 'ok' || !required);
    const checks = Object.fromEntries(entries.map(({ name, text }) => [name, text]));
    return { ready, checks: this.isDraining ? { ...checks, process: 'stopping' } : checks };
  }
}

async function verdict(check: HealthCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${CHECK_LIMIT_MS} ms`), CHECK_LIMIT_MS);
  });
  const answer = check().then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );
  const text = await Promise.race([answer, limit]);
  clearTimeout(timer);
  return text;
}
