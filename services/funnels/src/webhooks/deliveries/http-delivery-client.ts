import {
  type GuardedHttp,
  OutboundError,
  type OutboundResponse,
  retryAfterMs,
  signatureHeaders,
} from '@trackway/outbound';
import type { Clock } from '@trackway/runtime';
import { validSecrets } from '../subscriptions/webhook';
import type { Attempt, Verdict } from './delivery';
import type { DeliveryClient } from './delivery-client';
import { excerptOf } from './response-excerpt';

/** Shorter than a lease, so that no other worker sends the same delivery. */
const TIMEOUT_MS = 10_000;
/** Only an excerpt of the body is read. */
const UNLIMITED_BYTES = Number.MAX_SAFE_INTEGER;
const MAX_HEADER_LENGTH = 1_000;
const MAX_HEADERS = 50;

const VERDICTS: Partial<Record<OutboundError['code'], Verdict>> = {
  timeout: 'timeout',
  address_refused: 'address_refused',
  url_refused: 'address_refused',
};

/** Sends signed POST requests according to Standard Webhooks. Does not follow redirects. */
export function httpDeliveryClient({ http, clock }: { http: GuardedHttp; clock: Clock }): DeliveryClient {
  return {
    send: async (webhook, { id, payload }) => {
      const startedAt = clock();
      const body = Buffer.from(payload);
      const { 'webhook-signature': signature, ...shown } = {
        ...hidden(webhook.headers),
        'content-type': 'application/json',
        'user-agent': 'Trackway-Webhooks/1',
        ...signatureHeaders(validSecrets(webhook, startedAt), id, body, startedAt),
      };
      const headers = { ...shown, ...webhook.headers, 'webhook-signature': signature };
      const end = (verdict: Verdict, detail: string, more: Pick<Attempt, 'response'> & Partial<Attempt>): Attempt => {
        const durationMs = clock().getTime() - startedAt.getTime();
        return { verdict, detail, url: webhook.url, requestHeaders: shown, startedAt, durationMs, ...more };
      };
      try {
        const limits = { timeoutMs: TIMEOUT_MS, maxBytes: UNLIMITED_BYTES };
        const reply = await http.open(webhook.url, { method: 'POST', headers, body, ...limits });
        const response = {
          status: reply.status,
          headers: shownHeaders(reply),
          body: await excerptOf(reply.body),
        };
        const waitMs = retryAfterMs(reply, startedAt);
        const more = { response, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
        return end(verdictOf(reply), sentenceOf(reply), more);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return end(VERDICTS[error.code] ?? 'unreachable', error.message, { response: null });
      }
    },
  };
}

/** Names of custom headers for the log. Their values can be secrets. */
function hidden(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, '(hidden)']));
}

function verdictOf({ status }: OutboundResponse): Verdict {
  if (status >= 200 && status < 300) return 'delivered';
  if (status >= 300 && status < 400) return 'redirected';
  return status === 410 ? 'gone' : 'refused';
}

function sentenceOf({ status }: OutboundResponse): string {
  const redirected = status >= 300 && status < 400;
  return `The receiver responded with ${status}${redirected ? '; redirects are not followed' : ''}.`;
}

function shownHeaders({ headers }: OutboundResponse): Record<string, string> {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value).slice(0, MAX_HEADER_LENGTH)]);
  return Object.fromEntries(texts.slice(0, MAX_HEADERS));
}
