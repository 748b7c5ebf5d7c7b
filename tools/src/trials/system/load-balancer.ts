import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Distributes connections in turn, like a Service of Kubernetes. It does not interrupt connections. */
export interface LoadBalancer {
  readonly url: string;
  /** Removes a target for new connections. Open connections remain. */
  removeTarget(port: number): void;
  addTarget(port: number): void;
  stop(): Promise<void>;
}

/** Starts a balancer that tries another target only if a connection is refused. */
export async function startLoadBalancer(port: number): Promise<LoadBalancer> {
  const targets = new Set<number>();
  const sockets = new Set<Socket>();
  let nextIndex = 0;

  const join = (client: Socket, attempts: number): void => {
    const ports = [...targets];
    const next = ports[nextIndex++ % Math.max(ports.length, 1)];
    if (next === undefined || attempts === 0) return void client.destroy();
    const server = connect(next, '127.0.0.1');
    const retry = () => join(client, attempts - 1);
    server.once('error', retry);
    server.once('connect', () => {
      server.off('error', retry);
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
    removeTarget: (one) => void targets.delete(one),
    addTarget: (one) => void targets.add(one),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
