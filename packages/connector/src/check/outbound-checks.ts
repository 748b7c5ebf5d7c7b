import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../signature';
import type { Check } from './check';
import { CheckFailure, type Context } from './context';
import { signatureChecks } from './signature-checks';

const MAX_MESSAGE_BYTES = 65_536;
const OVERSIZED_BYTES = 5 * 1024 * 1024;

/** Messages to customers, from Trackway to the provider. */
export const outboundChecks: readonly Check[] = [
  {
    id: 'outbound/delivery',
    title: 'A message is accepted with 2xx and sent once',
    run: async (context) => {
      const delivery = context.newDelivery();
      await context.assertAccepted(delivery);
      await context.isSent(delivery.text);
      await context.assertSentOnce(delivery.text);
    },
  },
  {
    id: 'outbound/status',
    title: 'The connector reports that the message was sent',
    run: async (context) => {
      const delivery = context.newDelivery();
      await context.assertAccepted(delivery);
      const report = await context.until(
        () => context.trackway.statuses(delivery.id)[0],
        () => 'Trackway got no status of the message.',
        'POST CHANNEL_URL/statuses with `media_item_id` and `status`',
      );
      if (!report.isSigned) throw new CheckFailure('The report is not signed.', 'Signed in the same way as messages');
      const status = report.body['status'];
      if (status === 'sent' || status === 'delivered') return;
      throw new CheckFailure(`The status was ${String(status)}.`, 'sent, or delivered');
    },
  },
  ...signatureChecks,
  {
    id: 'outbound/duplicates',
    title: 'A repeated message gets 2xx and is sent once, also if it arrives concurrently',
    run: async (context) => {
      const delivery = context.newDelivery();
      const [first, second] = await Promise.all([context.deliver(delivery), context.deliver(delivery)]);
      const statuses = [first, second, await context.deliver(delivery)];
      await context.isSent(delivery.text);
      statuses.push(await context.deliver(delivery));
      // 409 is retried by Trackway, which is correct while the first request is in progress.
      const last = statuses.at(-1) ?? 0;
      if (last < 200 || last >= 300)
        throw new CheckFailure(`The repetition got ${last}.`, '2xx, without sending it again');
      await assertQuiet(context, delivery.text);
    },
  },
  {
    id: 'outbound/order',
    title: 'Messages of a conversation are sent in order, also after an error of the provider',
    run: async (context) => {
      const conversation = randomUUID();
      const deliveries = Array.from({ length: 4 }, () => context.newDelivery(conversation));
      await context.failProvider(503, 1);
      for (const delivery of deliveries) await context.assertAccepted(delivery);
      for (const { text } of deliveries) await context.isSent(text);
      await assertOrder(
        context,
        deliveries.map(({ text }) => text),
      );
    },
  },
  {
    id: 'outbound/late-message',
    title: 'A message that is delivered after newer ones is sent as well',
    run: async (context) => {
      const conversation = randomUUID();
      const [late, newer] = [context.newDelivery(conversation), context.newDelivery(conversation)];
      await context.assertAccepted(newer);
      await context.assertAccepted(late);
      for (const { text } of [late, newer]) await context.isSent(text);
    },
  },
  {
    id: 'outbound/unknown-type',
    title: 'An unknown `type` is ignored without an error of the server',
    run: async (context) => {
      const { text, id } = context.newDelivery();
      const body = JSON.stringify({ type: 'conversation.typing', timestamp: new Date().toISOString(), data: { text } });
      const status = await context.post(body, signedHeaders(context.parts.secret, id, body));
      if (status < 200 || status >= 500)
        throw new CheckFailure(`The response was ${status || 'missing'}.`, '2xx: later versions may send more types.');
      if (context.parts.fake && (await context.sentCount(text)) > 0)
        throw new CheckFailure('It was sent.', 'Nothing is sent.');
    },
  },
  {
    id: 'outbound/malformed-body',
    title: 'Signed bodies that are malformed get 4xx, and the connector continues',
    run: async (context) => {
      for (const body of [
        '',
        'no JSON',
        'null',
        '[]',
        '{"type":"message.outbound"}',
        '{"type":"message.outbound","data":{"message":7}}',
      ]) {
        const status = await context.post(body, signedHeaders(context.parts.secret, randomUUID(), body));
        if (status < 400 || status >= 500)
          throw new CheckFailure(`The body ${body} got ${status || 'no response'}.`, '400 or 422');
      }
      await context.assertAccepted(context.newDelivery());
    },
  },
  {
    id: 'outbound/long-message',
    title: 'A message of 65,536 bytes is sent, in parts or completely, or its failure is reported',
    run: async (context) => {
      const text = context.newText();
      const delivery = {
        ...context.newDelivery(),
        text: `${text} ${'é'.repeat((MAX_MESSAGE_BYTES - text.length - 2) / 2)}`,
      };
      await context.assertAccepted(delivery);
      await context.until(
        async () => ((await context.sentCount(text)) > 0 || isFailed(context, delivery.id) ? true : undefined),
        () => 'It was neither sent nor reported as failed.',
        'It is sent, or the status failed is reported.',
      );
    },
  },
  {
    id: 'outbound/oversized-body',
    title: 'A body of 5 MB is rejected, and the connector continues',
    run: async (context) => {
      const status = await context.post('x'.repeat(OVERSIZED_BYTES), {});
      if (status !== 0 && (status < 400 || status >= 500))
        throw new CheckFailure(`The response was ${status}.`, '413, or a closed connection');
      await context.assertAccepted(context.newDelivery());
    },
  },
  {
    id: 'outbound/provider-errors',
    title: 'Temporary errors of the provider are retried',
    run: async (context) => {
      const delivery = context.newDelivery();
      await context.failProvider(500, 2);
      await context.assertAccepted(delivery);
      await context.isSent(delivery.text);
      await context.assertSentOnce(delivery.text);
    },
  },
  {
    id: 'outbound/provider-limit',
    title: 'After 429 of the provider, the connector waits as long as Retry-After demands',
    run: async (context) => {
      const delivery = context.newDelivery();
      const start = Date.now();
      const hasRetryAfter = await context.failProvider(429, 1, 1);
      await context.assertAccepted(delivery);
      await context.isSent(delivery.text);
      const elapsed = Date.now() - start;
      if (hasRetryAfter && elapsed < 900)
        throw new CheckFailure(`It was sent after ${elapsed} ms.`, 'At least 1,000 ms');
      await context.assertSentOnce(delivery.text);
    },
  },
  {
    id: 'outbound/provider-rejection',
    title: 'A message that the provider rejects is reported as failed with the reason, and the next one is sent',
    run: async (context) => {
      const conversation = randomUUID();
      const [rejected, next] = [context.newDelivery(conversation), context.newDelivery(conversation)];
      await context.failProvider(400, 1);
      await context.assertAccepted(rejected);
      await context.assertAccepted(next);
      await context.isSent(next.text);
      const report = await context.until(
        () => context.trackway.statuses(rejected.id).find(({ body }) => body['status'] === 'failed'),
        () => 'Trackway got no status failed.',
        'POST CHANNEL_URL/statuses with the status failed and `error`',
      );
      if (!report.body['error'])
        throw new CheckFailure('The report has no `error`.', 'The reason, for the user who wrote the message');
    },
  },
  {
    id: 'outbound/kill',
    title: 'Accepted messages survive if the connector is killed, and are sent in order',
    run: async (context) => {
      context.requireStarted();
      const conversation = randomUUID();
      const deliveries = Array.from({ length: 3 }, () => context.newDelivery(conversation));
      await context.failProvider(503, 1_000);
      for (const delivery of deliveries) await context.assertAccepted(delivery);
      await context.kill();
      await context.restart();
      // Only now, because the provider may still have to read what the killed process sent.
      await context.failProvider(503, 0);
      for (const { text } of deliveries) await context.isSent(text);
      await assertOrder(
        context,
        deliveries.map(({ text }) => text),
      );
    },
  },
  {
    id: 'outbound/duplicate-after-restart',
    title: 'A message that was sent before a restart is not sent again',
    run: async (context) => {
      context.requireStarted();
      const delivery = context.newDelivery();
      await context.assertAccepted(delivery);
      await context.isSent(delivery.text);
      await context.until(
        () => context.trackway.statuses(delivery.id)[0],
        () => 'No status was reported.',
        'A status',
      );
      await context.kill();
      await context.restart();
      await context.assertAccepted(delivery);
      await assertQuiet(context, delivery.text);
    },
  },
];

/** Sends another message and checks that the earlier one was not sent again before it. */
async function assertQuiet(context: Context, text: string): Promise<void> {
  const follower = context.newDelivery();
  await context.assertAccepted(follower);
  await context.isSent(follower.text);
  await context.assertSentOnce(text);
}

async function assertOrder(context: Context, texts: readonly string[]): Promise<void> {
  const sent = [...new Set(await context.sentTexts(...texts))];
  if (sent.join() !== texts.join()) {
    throw new CheckFailure(
      'The provider got the messages in another order.',
      'A message waits for the earlier ones of its conversation.',
    );
  }
}

function isFailed(context: Context, id: string): boolean {
  return context.trackway.statuses(id).some(({ body }) => body['status'] === 'failed');
}
