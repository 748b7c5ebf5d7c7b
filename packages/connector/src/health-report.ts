/** A queue as the health page shows it. */
export interface QueueHealth {
  readonly waiting: number;
  readonly rejected: number;
  readonly is_full: boolean;
}

export interface HealthReport {
  readonly connector: string;
  /** `degraded`: works, but an operator should look at `problems`. `unavailable`: accepts no messages. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly problems: readonly string[];
  readonly started_at: string;
  readonly queues: Readonly<Record<string, QueueHealth>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly last_errors: readonly { readonly at: string; readonly source: string; readonly message: string }[];
}
