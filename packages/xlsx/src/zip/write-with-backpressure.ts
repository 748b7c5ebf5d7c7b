import type { Writable } from 'node:stream';

/** Writes and waits where the output asks for it. Rejects when the output fails or is closed before it took the bytes. */
export async function writeThrough(output: Writable, bytes: Uint8Array | string): Promise<void> {
  if (output.destroyed) throw closed(output);
  if (!output.write(bytes)) await drained(output);
}

/**
 * Takes the output's errors upon the writer: one that comes while nobody waits would end the process, and is told by the
 * next write instead.
 */
export function adoptOutput(output: Writable): Writable {
  return output.on('error', () => undefined);
}

/** `close` may come without `error`, when the other side hangs up: waiting for `drain` alone would never end. */
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
