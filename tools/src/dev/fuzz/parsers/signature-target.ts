import { strictEqual } from 'node:assert';
import { verifyWebhook } from '@trackway/client';
import { isSigned, signedHeaders } from '@trackway/connector';
import type { FuzzTarget } from './fuzz-target';

const SECRET = `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`;
const BODY = '{"type":"project.updated"}';

/** Both verifications of webhook signatures: they accept only what was signed. Inputs are id, time, signatures and body. */
export const signatureTarget = (): FuzzTarget => ({
  package: 'client',
  // The time and the signature of the execution replace these words, because signatures expire.
  seeds: [`msg_1\nTIME\nSIGNATURE\n${BODY}`, `msg_1\nTIME\nv1,AA== SIGNATURE v2,x\n${BODY}`].map((text) =>
    Buffer.from(text),
  ),
  dictionary: ['TIME', 'SIGNATURE', 'v1,', 'v1a,', ' ', '\n', '.', '=', 'msg_1', BODY],
  run: check,
});

async function check(input: Buffer): Promise<void> {
  const signed = signedHeaders(SECRET, 'msg_1', BODY);
  const { 'webhook-timestamp': time = '', 'webhook-signature': signature = '' } = signed;
  const text = input.toString('latin1').replaceAll('TIME', time).replaceAll('SIGNATURE', signature);
  const [id = '', timestamp = '', signatures = '', ...rest] = text.split('\n');
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
  const body = Buffer.from(rest.join('\n'), 'latin1');
  const byClient = await verifyWebhook(SECRET, { headers, body: new Uint8Array(body) });
  const byConnector = isSigned(SECRET, headers, body);
  // The connector ignores characters that are not base64, which the client rejects.
  strictEqual(byClient && !byConnector, false, 'Only the client accepts it.');
  if (byConnector) strictEqual(`${id}.${timestamp}.${body}`, `msg_1.${time}.${BODY}`);
}
