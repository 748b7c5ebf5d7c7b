/**
 * Reads settings from the environment and collects all problems, so that one start reports them together. Values are never
 * printed, because some are secrets.
 */
export class Settings {
  private readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, fallback: string): string {
    return this.env[name] || fallback;
  }

  /** A text without a default. `source` is a sentence that says where to get the value. */
  required(name: string, source: string): string {
    const value = this.env[name] || '';
    if (value === '') this.problems.push(`${name} is not set. ${source}`);
    return value;
  }

  url(name: string, fallback: string): string {
    return this.checkedUrl(name, this.text(name, fallback));
  }

  requiredUrl(name: string, source: string): string {
    return this.checkedUrl(name, this.required(name, source));
  }

  /** Removes slashes at the end. */
  private checkedUrl(name: string, value: string): string {
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

  /** @throws InvalidSettings with all problems */
  assertValid(): void {
    if (this.problems.length > 0) throw new InvalidSettings(this.problems);
  }
}

/** Settings are missing or invalid. `message` has one line for each. */
export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
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

const CHANNEL_URL_SOURCE =
  'It is …/api/management/channels/inbound/{external_ref} with the external_ref that POST /api/management/channels returned.';
const CHANNEL_SECRET_SOURCE = 'POST /api/management/channels/{channel}/secret returns it once.';
const SPOOL_FOLDER_SOURCE = 'It is a folder for queues and files, on a disk that survives a restart.';

export function readCommonSettings(settings: Settings): CommonSettings {
  const port = settings.integer('PORT', 8090, 0, 65_535);
  return {
    port,
    channelUrl: settings.requiredUrl('CHANNEL_URL', CHANNEL_URL_SOURCE),
    channelSecret: settings.required('CHANNEL_SECRET', CHANNEL_SECRET_SOURCE),
    publicUrl: settings.url('PUBLIC_URL', `http://127.0.0.1:${port}`),
    spoolFolder: settings.required('SPOOL_FOLDER', SPOOL_FOLDER_SOURCE),
    maxWaiting: settings.integer('MAX_WAITING', 10_000, 1, 1_000_000),
    firstRetryMs: settings.integer('FIRST_RETRY_MS', 1_000, 10, 60_000),
    sendForHours: settings.integer('SEND_FOR_HOURS', 24, 1, 168),
  };
}
