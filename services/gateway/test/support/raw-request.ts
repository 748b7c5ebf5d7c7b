import net from 'node:net';

/** Time limit for expected responses on a loaded host. */
const TIMEOUT_MS = 10_000;

/**
 * Sends raw bytes. Resolves with all received data when the connection is closed, or idle for `idleMs` after
 * `responseCount` responses.
 */
export function sendRaw(port: number, bytes: string | Buffer, idleMs = 150, responseCount = 0): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1');
    const received = () => Buffer.concat(chunks).toString('latin1');
    const finish = () => {
      socket.destroy();
      resolve(received());
    };
    const restartTimer = () => socket.setTimeout(statuses(received()).length < responseCount ? TIMEOUT_MS : idleMs);
    socket.on('timeout', finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      restartTimer();
    });
    socket.on('close', finish);
    socket.on('error', () => undefined);
    restartTimer();
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The status codes of all final responses in the received data. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)]
    .map(([, status]) => Number(status))
    .filter((s) => s >= 200);
}
