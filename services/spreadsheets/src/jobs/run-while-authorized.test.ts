import { once } from 'node:events';
import { createLogger } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { JobFailure } from './job-errors';
import { runWhileAuthorized } from './run-while-authorized';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const logger = createLogger({ service: 'test', level: 'warn', destination });
const claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
const operation = { id: 'operation' } as Operation;
const deny = () => Promise.reject(new JobFailure('initiator_not_allowed', 'No.'));

describe('a job', () => {
  it('does not start if its initiator is not allowed to run it any more', async () => {
    let started = false;
    const run = runWhileAuthorized(
      async () => {
        started = true;
      },
      { authorizeInitiator: deny, logger },
    );

    await expect(run(operation, claim, new AbortController().signal)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
    });
    expect(started).toBe(false);
  });

  it('is aborted with the reason if its initiator loses the permission while it runs', async () => {
    let checks = 0;
    const authorizeInitiator = () => {
      checks += 1;
      return checks === 1 ? Promise.resolve() : deny();
    };
    const run = runWhileAuthorized(
      async (_operation, _claim, signal) => {
        await once(signal, 'abort');
        throw new Error('the stream was closed');
      },
      { authorizeInitiator, logger, intervalMs: 1 },
    );

    await expect(run(operation, claim, new AbortController().signal)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
    });
  });

  it('continues while permissions cannot be checked', async () => {
    let checks = 0;
    const authorizeInitiator = () => {
      checks += 1;
      return checks === 1 ? Promise.resolve() : Promise.reject(new Error('unavailable'));
    };
    const run = runWhileAuthorized(
      async (_operation, _claim, signal) => {
        while (checks < 3) await new Promise(setImmediate);
        signal.throwIfAborted();
      },
      { authorizeInitiator, logger, intervalMs: 1 },
    );

    await expect(run(operation, claim, new AbortController().signal)).resolves.toBeUndefined();
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ operation: 'operation', err: { message: 'unavailable' } });
  });

  it('is not checked any more after it has ended', async () => {
    jest.useFakeTimers();
    const run = runWhileAuthorized(async () => undefined, { authorizeInitiator: () => Promise.resolve(), logger });

    await run(operation, claim, new AbortController().signal);

    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
