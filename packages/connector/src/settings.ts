/**
 * Reads settings from the environment and collects all problems, so that one start reports them together. Values are never
 * printed, because some are secrets.
 */
export class Settings {
  private readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, fallback?: string): string {
    const value = this.env[name] || fallback;
    if (value === undefined) this.problems.push(`${name} is not set.`);
    return value ?? '';
  }

  /** A URL without a slash at its end. */
  url(name: string, fallback?: string): string {
    const value = this.text(name, fallback);
    if (value !== '' && !/^https?:\/\/[^/]/.test(value))
      this.problems.push(`${name} must begin with https:// or http://.`);
    return value.replace(/\/+$/, '');
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = Number(this.env[name] || fallback);
    if (!Number.isInteger(value) || value < min || value > max) {
      this.problems.push(`${name} must be a whole number from ${min} to ${max}.`);
    }
    return value;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.env[name] || String(fallback);
    if (value !== 'true' && value !== 'false') this.problems.push(`${name} must be true or false.`);
    return value === 'true';
  }

  /** @throws Error with all problems */
  assertValid(): void {
    if (this.problems.length > 0) throw new Error(this.problems.join(' '));
  }
}

/** Settings that every connector has. */
export interface CommonSettings {
  readonly port: number;
  readonly channelUrl: string;
  readonly channelSecret: string;
  readonly publicUrl: string;
  readonly spoolFolder: string;
  readonly maxWaiting: number;
  readonly firstRetryMs: number;
  readonly sendForHours: number;
}

export function readCommonSettings(settings: Settings): CommonSettings {
  const port = settings.integer('PORT', 8090, 0, 65_535);
  return {
    port,
    channelUrl: settings.url('CHANNEL_URL'),
    channelSecret: settings.text('CHANNEL_SECRET'),
    publicUrl: settings.url('PUBLIC_URL', `http://127.0.0.1:${port}`),
    spoolFolder: settings.text('SPOOL_FOLDER'),
    maxWaiting: settings.integer('MAX_WAITING', 10_000, 1, 1_000_000),
    firstRetryMs: settings.integer('FIRST_RETRY_MS', 1_000, 10, 60_000),
    sendForHours: settings.integer('SEND_FOR_HOURS', 24, 1, 168),
  };
}
