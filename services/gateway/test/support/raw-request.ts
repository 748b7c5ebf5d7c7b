import net from 'node:net';

/** A busy machine may take this long to answer what it does answer. */
const PATIENCE_MS = 10_000;

/**
 * Sends bytes as they are and gives back all that comes until the connection is closed, or is quiet for `quietMs` once
 * `answers` answers have come.
 */
export function sendRaw(port: number, bytes: string | Buffer, quietMs = 150, answers = 0): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1');
    const received = () => Buffer.concat(chunks).toString('latin1');
    const finish = () => {
      socket.destroy();
      resolve(received());
    };
    const waitOn = () => socket.setTimeout(statuses(received()).length < answers ? PATIENCE_MS : quietMs);
    socket.on('timeout', finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      waitOn();
    });
    socket.on('close', finish);
    socket.on('error', () => undefined);
    waitOn();
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The statuses of the answers in what came over one connection. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)]
    .map(([, status]) => Number(status))
    .filter((s) => s >= 200);
}
