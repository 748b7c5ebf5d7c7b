import { once } from 'node:events';
import { createLogger } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { JobFailure } from '../workers/job-failure';
import { runWhileAllowed } from './run-while-allowed';

const logger = createLogger({ service: 'test', level: 'silent' });
const claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
const operation = { id: 'operation' } as Operation;
const shutOut = () => Promise.reject(new JobFailure('initiator_not_allowed', 'No.'));

describe('a job', () => {
  it('is not begun for who may not do it any more', async () => {
    let begun = false;
    const run = runWhileAllowed(
      async () => {
        begun = true;
      },
      { checkInitiator: shutOut, logger },
    );

    await expect(run(operation, claim, new AbortController().signal)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
    });
    expect(begun).toBe(false);
  });

  it('stops where who started it is shut out meanwhile, and says why', async () => {
    let asked = 0;
    const checkInitiator = () => {
      asked += 1;
      return asked === 1 ? Promise.resolve() : shutOut();
    };
    const run = runWhileAllowed(
      async (_operation, _claim, signal) => {
        await once(signal, 'abort');
        throw new Error('the stream was cut');
      },
      { checkInitiator, logger, everyMs: 1 },
    );

    await expect(run(operation, claim, new AbortController().signal)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
    });
  });

  it('goes on while nobody can be asked', async () => {
    let asked = 0;
    const checkInitiator = () => {
      asked += 1;
      return asked === 1 ? Promise.resolve() : Promise.reject(new Error('away'));
    };
    const run = runWhileAllowed(
      async () => {
        while (asked < 3) await new Promise(setImmediate);
      },
      { checkInitiator, logger, everyMs: 1 },
    );

    await expect(run(operation, claim, new AbortController().signal)).resolves.toBeUndefined();
  });
});
