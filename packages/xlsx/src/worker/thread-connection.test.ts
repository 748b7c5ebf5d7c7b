import { TemporaryFiles } from '../../test-support/temporary-files';
import { ThreadConnection } from './thread-connection';

const files = new TemporaryFiles();
afterAll(() => files.remove());

const DEADLINE_MS = 200;
/** Responds at once, and signals it through the shared number. */
const ANSWERING = `
const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', ({ id }) => {
  parentPort.postMessage({ id, value: 'the rows' });
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
});`;

it('accepts a response that arrived before the deadline while this thread was blocked', async () => {
  const hasAnswered = new Int32Array(new SharedArrayBuffer(4));
  const connection = new ThreadConnection(
    await files.write(ANSWERING, 'answers.cjs'),
    { workerData: hasAnswered },
    DEADLINE_MS,
  );

  const answer = connection.call({ name: 'nextBatch' });
  // Blocks this thread until the other one has responded, and then until the deadline is over.
  Atomics.wait(hasAnswered, 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * DEADLINE_MS);

  await expect(answer).resolves.toBe('the rows');
  await connection.close();
});
