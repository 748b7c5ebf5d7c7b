import { createHmac } from 'node:crypto';
import { type Headers, isEqualText } from '@trackway/connector';

const TOLERANCE_SECONDS = 300;

/** The signature of a request of Slack (version v0). */
export function signatureOf(secret: string, timestamp: string, body: string | Buffer): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex')}`;
}

/** Whether Slack has sent the request, at most five minutes ago. */
export function isFromSlack(secret: string, headers: Headers, body: Buffer, now = Date.now()): boolean {
  const timestamp = String(headers['x-slack-request-timestamp']);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  return isEqualText(String(headers['x-slack-signature']), signatureOf(secret, timestamp, body));
}
