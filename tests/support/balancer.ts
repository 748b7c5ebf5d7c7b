import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const PROBE_MS = 200;

export interface Balancer {
  readonly url: string;
  /** Whether connections are given to this port. */
  serves(port: number): boolean;
  stop(): Promise<void>;
}

/**
 * A plain balancer of TCP connections, as stands in front of gateways: by turns, to those whose /readyz says yes. It looks every
 * 200 ms, knows nothing of requests, and tries another one only where a connection is refused.
 */
export async function startBalancer(
  backends: readonly { readonly port: number; readonly operationsPort: number }[],
): Promise<Balancer> {
  let ready: ReadonlySet<number> = new Set();
  const sockets = new Set<Socket>();
  let turn = 0;

  const probe = async (): Promise<void> => {
    const looked = await Promise.all(
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
    ready = new Set(looked.flat());
  };
  // One look after the other: an answer that is late must not count for more than one that is newer.
  let timer: NodeJS.Timeout | undefined;
  const goOn = async (): Promise<void> => {
    await probe();
    timer = setTimeout(goOn, PROBE_MS);
  };
  await goOn();

  const join = (client: Socket, left: number): void => {
    const open = [...ready];
    const port = open[turn++ % Math.max(open.length, 1)];
    if (port === undefined || left === 0) {
      client.destroy();
      return;
    }
    const gateway = connect(port, '127.0.0.1');
    const refused = () => join(client, left - 1);
    gateway.once('error', refused);
    gateway.once('connect', () => {
      gateway.off('error', refused);
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
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
