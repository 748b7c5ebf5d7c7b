import { TemporaryFiles } from '../../test-support/temporary-files';
import { ThreadConnection } from './thread-connection';

const files = new TemporaryFiles();
afterAll(() => files.remove());

const DEADLINE_MS = 200;
/** Answers what it is asked for at once, and tells by the shared number that it has. */
const ANSWERING = `
const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', ({ id }) => {
  parentPort.postMessage({ id, value: 'the rows' });
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
});`;

it('an answer that lay there in time is taken, however late this thread comes to look at it', async () => {
  const hasAnswered = new Int32Array(new SharedArrayBuffer(4));
  const connection = new ThreadConnection(
    await files.write(ANSWERING, 'answers.cjs'),
    { workerData: hasAnswered },
    DEADLINE_MS,
  );

  const answer = connection.ask({ name: 'nextBatch' });
  // This thread stands still from here: until the other one has answered, and then until the deadline is over.
  Atomics.wait(hasAnswered, 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * DEADLINE_MS);

  await expect(answer).resolves.toBe('the rows');
  await connection.close();
});
