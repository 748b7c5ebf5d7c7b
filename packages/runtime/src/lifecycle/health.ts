/** Resolves when the dependency answers, rejects with the reason when it doesn't. */
export type HealthCheck = () => Promise<unknown>;

const CHECK_LIMIT_MS = 2_000;

export interface HealthReport {
  readonly ready: boolean;
  /** `ok`, or why not, by dependency. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Readiness of a process: every dependency that it can't work without answers, and it is not stopping. */
export class Health {
  private readonly checks = new Map<string, { check: HealthCheck; required: boolean }>();
  private readonly stop = new AbortController();

  /** What is not `required` is reported and does not make the process unready: traffic can do without it for a while. */
  add(name: string, check: HealthCheck, options: { required: boolean } = { required: true }): void {
    this.checks.set(name, { check, ...options });
  }

  /** From now on the process says that it isn't ready, so that no new traffic comes while it stops. */
  drain(): void {
    this.stop.abort();
  }

  get isDraining(): boolean {
    return this.stopping.aborted;
  }

  /** Aborts when the process begins to stop. What would go on for longer than that may take ends by it. */
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
