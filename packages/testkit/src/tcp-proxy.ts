import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy whose connections can be cut and restored. */
export interface TcpProxy {
  readonly port: number;
  /** Closes all connections and rejects new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target.port, target.host);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: close,
    restore: () => listen(port),
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}
