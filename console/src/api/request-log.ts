export interface LoggedRequest {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly durationMs?: number | undefined;
}

const MAX_ENTRIES = 100;

/** The requests of the current screen, for the panel of API calls. */
export class RequestLog {
  private entries: readonly LoggedRequest[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly LoggedRequest[] => this.entries;

  start(request: Pick<LoggedRequest, 'method' | 'url' | 'body'>): (outcome: Partial<LoggedRequest>) => void {
    const entry = { id: ++this.lastId, ...request };
    const startedAt = performance.now();
    this.change([...this.entries, entry].slice(-MAX_ENTRIES));
    return (outcome) => {
      const durationMs = Math.round(performance.now() - startedAt);
      this.change(this.entries.map((one) => (one.id === entry.id ? { ...one, ...outcome, durationMs } : one)));
    };
  }

  clear(): void {
    this.change([]);
  }

  private change(entries: readonly LoggedRequest[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }
}
