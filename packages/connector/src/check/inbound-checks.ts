import type { Check } from './check';
import { CheckFailure, CheckSkipped, type Context } from './context';
import type { Behaviour } from './trackway';

const UNAVAILABLE: Behaviour = { status: 503, body: { response: false, message: 'service_unavailable' } };
const ORDERED_COUNT = 5;
const BACKLOG_PER_CUSTOMER = 10;
const CUSTOMERS = ['ana', 'rui', 'eva'];
/** Part of a requested pause after which a retry is tolerated, because clocks and timers are not exact. */
const TOLERANCE = 0.9;
/** A rejected message may be attempted so often. */
const MAX_REJECTED_ATTEMPTS = 3;

/** Messages of customers, from the provider to Trackway. */
export const inboundChecks: readonly Check[] = [
  {
    id: 'inbound/delivery',
    title: 'A message arrives once, signed, with an id and a sender',
    run: async (context) => {
      const text = context.newText();
      await context.write(text);
      const { isSigned, body } = await context.until(
        () => context.trackway.attempts(text)[0],
        () => 'Trackway got no request with the text of the message.',
        'POST to CHANNEL_URL with `message`',
      );
      if (!isSigned)
        throw new CheckFailure(
          'The request is not signed with CHANNEL_SECRET.',
          'Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature',
        );
      if (!body['external_id'])
        throw new CheckFailure(
          'The message has no `external_id`.',
          'The id of the provider, so that a repetition is stored once',
        );
      if (!body['sender'])
        throw new CheckFailure(
          'The message has no `sender`.',
          'An object with `id`, `phone` or `email`, so that users can reply',
        );
    },
  },
  {
    id: 'inbound/forged-callback',
    title: 'A callback with an invalid signature is rejected',
    run: async (context) => {
      const text = context.newText();
      const { status, body } = await context.control('POST', '/control/forged', { id: text, text, from: 'ana' });
      if (status === 404) throw new CheckSkipped('the fake provider has no POST /control/forged');
      const response = Number(Object(body)['status']);
      if (!(response >= 400 && response < 500)) throw new CheckFailure(`The response was ${response}.`, '401 or 403');
      const follower = context.newText();
      await context.write(follower);
      await context.arrives(follower);
      if (context.trackway.attempts(text).length > 0)
        throw new CheckFailure('Trackway got the message.', 'It is ignored.');
    },
  },
  {
    id: 'inbound/repeated-callback',
    title: 'A message that the provider repeats is stored once',
    run: async (context) => {
      const [text, follower] = [context.newText(), context.newText()];
      for (let time = 0; time < 3; time += 1) await context.write(text);
      await context.write(follower);
      await context.arrives(follower);
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
  {
    id: 'inbound/order',
    title: 'Messages of a customer arrive in order, also after an error',
    run: async (context) => {
      const texts = Array.from({ length: ORDERED_COUNT }, () => context.newText());
      context.trackway.plan({ status: 200 }, UNAVAILABLE);
      for (const text of texts) await context.write(text);
      for (const text of texts) await context.arrives(text);
      assertOrder(context, texts);
    },
  },
  {
    id: 'inbound/retries',
    title: 'Errors 500, 502 and 503 are retried with growing pauses',
    run: async (context) => {
      const text = context.newText();
      context.trackway.plan({ status: 500 }, { status: 502 }, UNAVAILABLE);
      await context.write(text);
      await context.arrives(text);
      context.assertOnce(text);
      const times = context.trackway.attempts(text).map(({ at }) => at);
      const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
      if ((pauses[2] ?? 0) < (pauses[0] ?? 0) * 1.3) {
        throw new CheckFailure(
          `The pauses were ${pauses.join(', ')} ms.`,
          'Each pause is about twice as long as the previous one.',
        );
      }
    },
  },
  {
    id: 'inbound/retry-after',
    title: 'After 429, the connector waits as long as Retry-After demands',
    run: async (context) => {
      const text = context.newText();
      context.trackway.plan({ status: 429, headers: { 'retry-after': '1' } });
      await context.write(text);
      await context.arrives(text);
      const [first, second] = context.trackway.attempts(text);
      const pause = (second?.at ?? 0) - (first?.at ?? 0);
      if (pause < 1_000 * TOLERANCE) throw new CheckFailure(`It waited ${pause} ms.`, 'At least 1,000 ms');
    },
  },
  {
    id: 'inbound/lost-response',
    title: 'A message whose response was lost is repeated with the same id',
    run: async (context) => {
      const text = context.newText();
      context.trackway.plan({ status: 200, isLost: true });
      await context.write(text);
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
  {
    id: 'inbound/slow-response',
    title: 'A response after 1.5 seconds is awaited, or the message is repeated with the same id',
    run: async (context) => {
      const text = context.newText();
      context.trackway.plan({ status: 200, delayMs: 1_500 });
      await context.write(text);
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
  {
    id: 'inbound/inactive-channel',
    title: 'Messages wait while the channel is deactivated (503 channel_inactive)',
    run: async (context) => {
      const text = context.newText();
      context.trackway.always({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { response: false, message: 'channel_inactive' },
      });
      await context.write(text);
      await attempted(context, text, 2);
      context.trackway.recover();
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
  {
    id: 'inbound/wrong-secret',
    title: 'Messages wait while the secret or the address of the channel is wrong (401, 404)',
    run: async (context) => {
      const text = context.newText();
      context.trackway.plan({ status: 401 }, { status: 404, body: { message: 'channel_model_not_found' } });
      await context.write(text);
      await context.arrives(text);
    },
  },
  {
    id: 'inbound/rejected-message',
    title: 'A message that Trackway rejects (422) does not block the next one',
    run: async (context) => {
      const [rejected, next] = [context.newText(), context.newText()];
      context.trackway.plan(...Array.from({ length: MAX_REJECTED_ATTEMPTS }, () => ({ status: 422 })));
      await context.write(rejected);
      await attempted(context, rejected, 1);
      context.trackway.plan({ status: 200 });
      await context.write(next);
      await context.arrives(next);
      const attempts = context.trackway.attempts(rejected).length;
      if (attempts > MAX_REJECTED_ATTEMPTS)
        throw new CheckFailure(`It was attempted ${attempts} times.`, 'It is set aside for an operator.');
    },
  },
  {
    id: 'inbound/backlog',
    title: 'Messages that arrive during an outage are delivered afterwards, once and in order',
    run: async (context) => {
      context.trackway.always(UNAVAILABLE);
      const backlog = await writeBacklog(context);
      context.trackway.recover();
      await assertBacklog(context, backlog);
    },
  },
  {
    id: 'inbound/kill-during-outage',
    title: 'Messages survive if the connector is killed during an outage',
    run: async (context) => {
      context.requireStarted();
      context.trackway.always(UNAVAILABLE);
      const backlog = await writeBacklog(context);
      await attempted(context, backlog[0]?.[0] ?? '', 1);
      await context.kill();
      await context.restart();
      context.trackway.recover();
      await assertBacklog(context, backlog);
    },
  },
  {
    id: 'inbound/kill-in-request',
    title: 'A message is repeated with the same id if the connector is killed before the response',
    run: async (context) => {
      context.requireStarted();
      const text = context.newText();
      context.trackway.always({ status: 200, delayMs: 60_000, isLost: true });
      await context.write(text);
      await attempted(context, text, 1);
      await context.kill();
      context.trackway.recover();
      await context.restart();
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
];

async function writeBacklog(context: Context): Promise<string[][]> {
  const backlog = CUSTOMERS.map(() => Array.from({ length: BACKLOG_PER_CUSTOMER }, () => context.newText()));
  for (const [index, texts] of backlog.entries()) for (const text of texts) await context.write(text, CUSTOMERS[index]);
  return backlog;
}

async function assertBacklog(context: Context, backlog: readonly (readonly string[])[]): Promise<void> {
  for (const texts of backlog) {
    for (const text of texts) {
      await context.arrives(text);
      context.assertOnce(text);
    }
    assertOrder(context, texts);
  }
}

function assertOrder(context: Context, texts: readonly string[]): void {
  const times = texts.map((text) => indexOfFirst(context, text));
  if (times.some((at, index) => at < (times[index - 1] ?? 0))) {
    throw new CheckFailure(
      'The messages arrived in another order.',
      'A message waits until the earlier ones of its sender are accepted.',
    );
  }
}

async function attempted(context: Context, text: string, times: number): Promise<void> {
  await context.until(
    () => (context.trackway.attempts(text).length >= times ? true : undefined),
    () => `There were ${context.trackway.attempts(text).length} attempts.`,
    `At least ${times} attempts`,
  );
}

function indexOfFirst({ trackway }: Context, text: string): number {
  const [first] = trackway.accepted(text);
  return first ? trackway.received.indexOf(first) : -1;
}
