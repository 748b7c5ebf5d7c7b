import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Shares connections out by turns, as a Service of Kubernetes does: it knows nothing of requests and breaks no connection. */
export interface Turns {
  readonly url: string;
  /** New connections go elsewhere; those that are open stay. */
  takeOut(port: number): void;
  putIn(port: number): void;
  stop(): Promise<void>;
}

/** Tries another of the ports only where a connection is refused. */
export async function startTurns(port: number): Promise<Turns> {
  const open = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const join = (client: Socket, left: number): void => {
    const ports = [...open];
    const next = ports[turn++ % Math.max(ports.length, 1)];
    if (next === undefined || left === 0) return void client.destroy();
    const server = connect(next, '127.0.0.1');
    const refused = () => join(client, left - 1);
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused);
      pair(client, server);
      pair(server, client);
    });
  };
  const pair = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.setNoDelay(true).pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    join(client, 3);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${listening}`,
    takeOut: (one) => void open.delete(one),
    putIn: (one) => void open.add(one),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
