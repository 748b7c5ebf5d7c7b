import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../signature';
import type { Check } from './check';
import { CheckFailure } from './context';

const MINUTE_MS = 60_000;
const WRONG_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** The connector sends only messages that Trackway has signed. */
export const signatureChecks: readonly Check[] = [
  {
    id: 'outbound/invalid-signature',
    title: 'Unsigned, forged, changed and old requests are rejected, and nothing is sent',
    run: async (context) => {
      const { secret } = context.parts;
      const delivery = context.newDelivery();
      const body = await context.bodyOf(delivery);
      const valid = signedHeaders(secret, delivery.id, body);
      const at = (offsetMs: number) => signedHeaders(secret, delivery.id, body, new Date(Date.now() + offsetMs));
      const requests: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
        ['without a signature', body, {}],
        ['signed with another secret', body, signedHeaders(WRONG_SECRET, delivery.id, body)],
        ['with a changed body', body.replace(delivery.text, `${delivery.text} changed`), valid],
        ['with another id', body, { ...valid, 'webhook-id': randomUUID() }],
        ['with an empty signature', body, { ...valid, 'webhook-signature': '' }],
        [
          'with an unknown version of the signature',
          body,
          { ...valid, 'webhook-signature': valid['webhook-signature']?.replace('v1,', 'v9,') ?? '' },
        ],
        ['ten minutes old', body, at(-10 * MINUTE_MS)],
        ['ten minutes in the future', body, at(10 * MINUTE_MS)],
      ];
      for (const [name, sent, headers] of requests) {
        const status = await context.post(sent, headers);
        if (status < 400 || status >= 500) {
          throw new CheckFailure(
            `A request ${name} got ${status || 'no response'}.`,
            '401. Verify the exact bytes, and a timestamp of at most five minutes.',
          );
        }
      }
      if (context.parts.fake && (await context.sentCount(delivery.text)) > 0) {
        throw new CheckFailure('The message was sent.', 'Nothing is sent.');
      }
    },
  },
  {
    id: 'outbound/rotation',
    title: 'Of two signatures, one that matches is enough',
    run: async (context) => {
      const delivery = context.newDelivery();
      const body = await context.bodyOf(delivery);
      const valid = signedHeaders(context.parts.secret, delivery.id, body);
      const other = signedHeaders(WRONG_SECRET, delivery.id, body)['webhook-signature'];
      const status = await context.post(body, {
        ...valid,
        'webhook-signature': `${other} ${valid['webhook-signature']}`,
      });
      if (status < 200 || status >= 300) {
        throw new CheckFailure(
          `The response was ${status}.`,
          '2xx: during a rotation there is a signature for each secret, separated by a space.',
        );
      }
    },
  },
];
