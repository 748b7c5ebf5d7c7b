/** Resolves when the dependency answers, rejects with the reason when it doesn't. */
export type HealthCheck = () => Promise<unknown>;

const CHECK_LIMIT_MS = 2_000;

export interface HealthReport {
  readonly ready: boolean;
  /** `ok`, or why not, by dependency. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Readiness of a process: every dependency answers, and it is not stopping. */
export class Health {
  private readonly checks = new Map<string, HealthCheck>();
  private draining = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** From now on the process says that it isn't ready, so that no new traffic comes while it stops. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await verdict(check)] as const),
    );
    const ready = !this.draining && entries.every(([, text]) => text === 'ok');
    return { ready, checks: Object.fromEntries(this.draining ? [...entries, ['process', 'stopping']] : entries) };
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
