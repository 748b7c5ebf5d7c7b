import { parseJson } from '../http/server';
import { asRecord } from '../messages';
import type { Check } from './check';
import { CheckFailure, type Context } from './context';

const SECRET_NAME = /SECRET|TOKEN|PASSWORD|KEY/;
const MIN_SECRET_LENGTH = 6;
const MAX_STOP_MS = 15_000;

/** Health page and shutdown. */
export const operationChecks: readonly Check[] = [
  {
    id: 'operation/health-json',
    title: 'The health page responds with JSON: a status and counters that change with messages',
    run: async (context) => {
      const { status, text } = await context.health();
      const report = asRecord(parseJson(Buffer.from(text)));
      if (status !== 200 || typeof report['status'] !== 'string') {
        throw new CheckFailure(
          `The response was ${status}: ${text.slice(0, 100)}`,
          '200 with JSON that has a `status`',
        );
      }
      await context.assertAccepted(context.newDelivery());
      await context.until(
        async () => (numbersOf((await context.health()).text) === numbersOf(text) ? undefined : true),
        () => 'No number on the health page changed after a message.',
        'Counters of accepted, sent, retried and rejected messages',
      );
    },
  },
  {
    id: 'operation/health-html',
    title: 'The health page responds with HTML to a browser',
    run: async (context) => {
      const { status, type } = await context.health('text/html');
      if (status !== 200 || !type.startsWith('text/html'))
        throw new CheckFailure(`The response was ${status} ${type}.`, '200 text/html');
    },
  },
  {
    id: 'operation/health-contents',
    title: 'The health page contains the last errors, but neither secrets nor texts of messages',
    run: async (context) => {
      const delivery = context.newDelivery();
      const body = await context.bodyOf(delivery);
      await context.post(body, {});
      await context.assertAccepted(delivery);
      for (const accept of ['application/json', 'text/html']) {
        const { text } = await context.health(accept);
        if (text.includes(delivery.text))
          throw new CheckFailure('It contains the text of a message.', 'Ids and reasons only');
        if (secretsOf(context).some((secret) => text.includes(secret))) {
          throw new CheckFailure('It contains a secret.', 'No values of settings');
        }
      }
    },
  },
  {
    id: 'operation/shutdown',
    title: 'After SIGTERM the connector exits with 0, and loses no message',
    run: async (context) => {
      const child = context.requireStarted();
      const text = context.newText();
      if (context.parts.fake) {
        context.trackway.plan({ status: 200, delayMs: 500 });
        await context.write(text);
        await context.until(
          () => context.trackway.attempts(text)[0],
          () => 'Trackway got no request.',
          'A request',
        );
      }
      const start = Date.now();
      const code = await child.end('SIGTERM');
      const elapsed = Date.now() - start;
      await context.restart();
      if (code !== 0) throw new CheckFailure(`The exit code was ${code ?? 'missing: a signal ended it'}.`, '0');
      if (elapsed > MAX_STOP_MS) throw new CheckFailure(`It took ${elapsed} ms.`, `At most ${MAX_STOP_MS} ms`);
      if (!context.parts.fake) return;
      await context.arrives(text);
      context.assertOnce(text);
    },
  },
];

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).join();
}

function secretsOf({ parts }: Context): string[] {
  const settings = [...parts.options.env].filter(([name]) => SECRET_NAME.test(name)).map(([, value]) => value);
  return [parts.secret, ...settings].filter((secret) => secret.length >= MIN_SECRET_LENGTH);
}
