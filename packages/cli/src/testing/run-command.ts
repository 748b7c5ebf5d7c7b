import type { StoredProfiles } from '../profiles/profile-store';
import { run } from '../run';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Requests that were sent to the API. */
  readonly sent: readonly Sent[];
  readonly stored: StoredProfiles;
}

interface Settings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly isInteractive?: boolean;
  readonly profiles?: StoredProfiles;
  readonly signal?: AbortSignal;
  /** Responses of the API, in order. The last one is repeated. */
  readonly responses?: readonly {
    readonly status?: number;
    readonly body?: object;
    /** The content of a file. */
    readonly text?: string | ReadableStream;
  }[];
}

const LOGGED_IN: StoredProfiles = { current: 'default', profiles: { default: { baseUrl: 'http://api', token: 'T' } } };

/** Runs one command line against an API in memory. */
export async function runCommand(args: readonly string[], settings: Settings = {}): Promise<CommandResult> {
  const { env = {}, input = '', isInteractive = false, profiles = LOGGED_IN, responses = [{}] } = settings;
  const out: string[] = [];
  const err: string[] = [];
  const sent: Sent[] = [];
  let stored = profiles;
  const code = await run(args, {
    terminal: {
      out: (line) => void out.push(line),
      outBytes: (bytes) => void out.push(new TextDecoder().decode(bytes)),
      err: (text) => void err.push(text),
      isInteractive,
      hasColors: false,
      readInput: async () => input,
    },
    profiles: {
      file: 'credentials.json',
      read: () => stored,
      write: (changed) => {
        stored = changed;
      },
    },
    env,
    signal: settings.signal ?? new AbortController().signal,
    version: '1.2.3',
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const { status = 200, body: json = {}, text } = responses[sent.length] ?? responses.at(-1) ?? {};
      sent.push({
        method,
        url: String(url),
        body: typeof body === 'string' ? JSON.parse(body) : body,
        headers: new Headers(headers),
      });
      const type = text === undefined ? 'application/json' : 'text/csv';
      return new Response(text ?? JSON.stringify(json), { status, headers: { 'content-type': type } });
    },
  });
  return { code, out: out.join('\n'), err: err.join(''), sent, stored };
}
