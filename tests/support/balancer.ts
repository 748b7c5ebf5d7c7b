import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const PROBE_MS = 200;

export interface Balancer {
  readonly url: string;
  /** Whether new connections can be sent to this port. */
  serves(port: number): boolean;
  stop(): Promise<void>;
}

/**
 * A TCP load balancer in front of gateways. It polls /readyz every 200 ms, distributes connections in turn, and tries
 * another gateway only if a connection is rejected.
 */
export async function startBalancer(
  backends: readonly { readonly port: number; readonly operationsPort: number }[],
): Promise<Balancer> {
  let ready: ReadonlySet<number> = new Set();
  const sockets = new Set<Socket>();
  let nextIndex = 0;

  const probe = async (): Promise<void> => {
    const readyPorts = await Promise.all(
      backends.map(async ({ port, operationsPort }) => {
        const isReady = await fetch(`http://127.0.0.1:${operationsPort}/readyz`, {
          headers: { connection: 'close' },
        }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok;
          },
          () => false,
        );
        return isReady ? [port] : [];
      }),
    );
    ready = new Set(readyPorts.flat());
  };
  // Probes run one after the other, so that an old result does not replace a newer one.
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const poll = async (): Promise<void> => {
    await probe();
    if (!isStopped) timer = setTimeout(poll, PROBE_MS);
  };
  await poll();

  const join = (client: Socket, attempts: number): void => {
    const candidates = [...ready];
    const port = candidates[nextIndex++ % Math.max(candidates.length, 1)];
    if (port === undefined || attempts === 0) {
      client.destroy();
      return;
    }
    const gateway = connect(port, '127.0.0.1');
    const retry = () => join(client, attempts - 1);
    gateway.once('error', retry);
    gateway.once('connect', () => {
      gateway.off('error', retry);
      pair(client, gateway);
    });
  };
  const pair = (client: Socket, gateway: Socket): void => {
    for (const [from, to] of [
      [client, gateway],
      [gateway, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    join(client, 3);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serves: (one) => ready.has(one),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
