import type { Writable } from 'node:stream';

/** Writes and waits where the output asks for it. Rejects when the output fails or is closed before it took the bytes. */
export async function writeThrough(output: Writable, bytes: Uint8Array | string): Promise<void> {
  if (output.destroyed) throw closed(output);
  if (!output.write(bytes)) await drained(output);
}

export async function endOutput(output: Writable): Promise<void> {
  if (output.destroyed) throw closed(output);
  await settled(output, 'finish', () => output.end());
}

function drained(output: Writable): Promise<void> {
  return settled(output, 'drain', () => undefined);
}

/** `close` may come without `error`, when the other side hangs up: waiting for `drain` alone would never end. */
function settled(output: Writable, event: 'drain' | 'finish', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      leave();
      resolve();
    };
    const fail = () => {
      leave();
      reject(closed(output));
    };
    const leave = () => output.off(event, done).off('error', fail).off('close', fail);
    output.once(event, done).once('error', fail).once('close', fail);
    begin();
  });
}

function closed(output: Writable): Error {
  return output.errored ?? new Error('The output was closed before everything was written.');
}
