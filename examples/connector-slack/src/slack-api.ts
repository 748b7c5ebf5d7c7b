import {
  asRecord,
  type Call,
  call,
  callJson,
  type FileContent,
  type OutboundMessage,
  PermanentError,
  RetryLater,
  textOrNull,
} from '@trackway/connector';
import { parseAddress, toMarkup } from './event';

export interface SlackSettings {
  readonly apiUrl: string;
  /** The token of the bot: xoxb-… */
  readonly botToken: string;
  readonly signingSecret: string;
}

export interface SlackUser {
  readonly name: string | null;
  readonly email: string | null;
}

/** Slack truncates longer texts. */
const MAX_TEXT_LENGTH = 40_000;
const DOWNLOAD_TIMEOUT_MS = 120_000;
/** Errors of Slack, and those that an operator can correct: a token that was revoked, or a scope that is missing. */
const TEMPORARY_ERRORS = new Set([
  'ratelimited',
  'rate_limited',
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'missing_scope',
]);
const MAX_KNOWN_USERS = 10_000;

/** The calls of the Web API. */
export class SlackApi {
  private readonly users = new Map<string, SlackUser>();

  constructor(private readonly settings: SlackSettings) {}

  /** Posts a message in the thread. @returns its time, which identifies it */
  async post({ media_item_id, message, recipient }: OutboundMessage): Promise<string> {
    const address = parseAddress(recipient.id ?? '');
    if (!address) throw new PermanentError('The conversation did not begin in Slack.');
    if (message.length > MAX_TEXT_LENGTH)
      throw new PermanentError(`Slack accepts ${MAX_TEXT_LENGTH} characters at most.`);
    const metadata = { event_type: 'trackway_message', event_payload: { media_item_id } };
    const json = { ...address, text: toMarkup(message), metadata, unfurl_links: false };
    const response = await callJson({ ...this.request('chat.postMessage'), json });
    return textOrNull((await readResult(response))['ts']) ?? '';
  }

  /** Name and e-mail of a user; empty without the scope `users:read` or `users:read.email`. */
  async user(id: string): Promise<SlackUser> {
    const known = this.users.get(id);
    if (known) return known;
    const user = await this.loadUser(id);
    if (this.users.size >= MAX_KNOWN_USERS) this.users.clear();
    this.users.set(id, user);
    return user;
  }

  /** Files need the token, so Trackway cannot download them itself. */
  async download(file: Readonly<Record<string, unknown>>): Promise<FileContent> {
    const url = textOrNull(file['url_private_download']) ?? textOrNull(file['url_private']);
    if (url === null) throw new PermanentError('Slack gave no address of the file.');
    const mimeType = textOrNull(file['mimetype']) ?? 'application/octet-stream';
    const { headers } = this.request('');
    const response = await call({
      url,
      method: 'GET',
      headers,
      followsRedirects: true,
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
    });
    // Without the scope `files:read`, Slack responds with its login page.
    if (response.headers.get('content-type')?.startsWith('text/html') && mimeType !== 'text/html') {
      throw new PermanentError('Slack did not allow the download. The app needs the scope files:read.');
    }
    return { name: textOrNull(file['name']) ?? 'file', mimeType, content: response.body ?? [] };
  }

  private async loadUser(id: string): Promise<SlackUser> {
    try {
      const request = this.request(`users.info?user=${encodeURIComponent(id)}`);
      const { user } = await readResult(await call({ ...request, method: 'GET' }));
      const { real_name, name, profile } = asRecord(user);
      return { name: textOrNull(real_name) ?? textOrNull(name), email: textOrNull(asRecord(profile)['email']) };
    } catch (error) {
      if (error instanceof PermanentError || (error instanceof RetryLater && error.message.includes('missing_scope'))) {
        return { name: null, email: null };
      }
      throw error;
    }
  }

  private request(method: string): Pick<Call, 'url'> & { readonly headers: Record<string, string> } {
    const { apiUrl, botToken } = this.settings;
    return { url: `${apiUrl}/${method}`, headers: { authorization: `Bearer ${botToken}` } };
  }
}

/** Slack reports most errors with the status 200. @throws RetryLater or PermanentError */
async function readResult(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const result = asRecord(await response.json());
  if (result['ok'] === true) return result;
  const error = textOrNull(result['error']) ?? 'unknown_error';
  throw TEMPORARY_ERRORS.has(error) ? new RetryLater(`Slack: ${error}`) : new PermanentError(`Slack: ${error}`);
}
