import type { Writable } from 'node:stream';

/** Writes and waits for `drain` if necessary. Rejects if the output fails or is closed before. */
export async function writeWithBackpressure(output: Writable, bytes: Uint8Array | string): Promise<void> {
  if (output.destroyed) throw closed(output);
  if (!output.write(bytes)) await drained(output);
}

/**
 * Prevents that an error of the output terminates the process while no write is pending. The next write rejects with it.
 */
export function ignoreLateErrors(output: Writable): Writable {
  return output.on('error', () => undefined);
}

/** A disconnected client causes `close` without `error`, so waiting for `drain` alone could last forever. */
function drained(output: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      leave();
      resolve();
    };
    const fail = () => {
      leave();
      reject(closed(output));
    };
    const leave = () => output.off('drain', done).off('error', fail).off('close', fail);
    output.once('drain', done).once('error', fail).once('close', fail);
  });
}

function closed(output: Writable): Error {
  return output.errored ?? new Error('The output was closed before everything was written.');
}
