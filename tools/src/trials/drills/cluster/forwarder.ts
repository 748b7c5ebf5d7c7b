import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Where connections lead: a server of this host. */
export type Target = { readonly host: string; readonly port: number };

/** A TCP proxy by which the pods of a cluster reach a server that listens on the loopback interface of this host. */
export class Forwarder {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly target: Target,
  ) {}

  /** Listens at any free port of an address of this host. */
  static async open(host: string, target: Target): Promise<Forwarder> {
    const server = createServer({ allowHalfOpen: true });
    const forwarder = new Forwarder(server, target);
    server.on('connection', (incoming) => forwarder.forward(incoming));
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
    return forwarder;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Resets all connections, and rejects new ones until `restore`. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  restore(): void {
    this.isCut = false;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(incoming: Socket): void {
    incoming.on('error', () => undefined);
    if (this.isCut) {
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect({ ...this.target, allowHalfOpen: true });
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
