import net from 'node:net';

/** Sends bytes as they are and gives back all that comes until the connection is quiet for `quietMs` or closed. */
export function sendRaw(port: number, bytes: string | Buffer, quietMs = 150): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(quietMs, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    socket.on('error', () => undefined);
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The statuses of the answers in what came over one connection. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)]
    .map(([, status]) => Number(status))
    .filter((s) => s >= 200);
}
