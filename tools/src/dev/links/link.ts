import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `cut`: connections are reset, and new ones are too. `stall`: nothing arrives, in either direction. `stall-responses`:
 * requests arrive, responses do not. `slow`: each piece arrives late. `reset`: connections are reset in the middle of a
 * response.
 */
export const linkFaults = ['cut', 'stall', 'stall-responses', 'slow', 'reset'] as const;
export type LinkFault = (typeof linkFaults)[number];

type Direction = 'request' | 'response';

/** Delay of each piece on a slow link. */
const DELAY_MS = 200;

/** The network between two processes: a TCP proxy that can disturb its connections. */
export class Link {
  private readonly connections = new Set<readonly [Socket, Socket]>();
  private fault: LinkFault | undefined;
  private faultEnded: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly host: string; readonly port: number },
  ) {}

  /** Opens a link at `port`, or at any free port. */
  static async open(target: { readonly host: string; readonly port: number }, port = 0): Promise<Link> {
    const server = createServer({ allowHalfOpen: true });
    const link = new Link(server, target);
    server.on('connection', (incoming) => link.connect(incoming));
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get connectionCount(): number {
    return this.connections.size;
  }

  /** Disturbs the link, and resolves when it works again. A link has one fault at a time. */
  async disturb(fault: LinkFault, milliseconds: number): Promise<void> {
    await this.faultEnded;
    this.fault = fault;
    if (fault === 'cut') this.resetAll();
    this.faultEnded = wait(milliseconds);
    await this.faultEnded;
    this.fault = undefined;
  }

  async stop(): Promise<void> {
    this.resetAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(incoming: Socket): void {
    // An error also closes the socket, which the pipelines report.
    incoming.on('error', () => undefined);
    if (this.fault === 'cut') return void incoming.resetAndDestroy();
    const outgoing = connect({ ...this.target, allowHalfOpen: true, noDelay: true });
    outgoing.on('error', () => undefined);
    const pair = [incoming.setNoDelay(true), outgoing] as const;
    this.connections.add(pair);
    const both = [this.forward(incoming, outgoing, 'request'), this.forward(outgoing, incoming, 'response')];
    void Promise.allSettled(both).then(() => this.connections.delete(pair));
  }

  private async forward(from: Socket, to: Socket, direction: Direction): Promise<void> {
    try {
      await pipeline(from, (pieces: AsyncIterable<Buffer>) => this.pass(pieces, direction), to);
    } catch {
      from.destroy();
      to.destroy();
    }
  }

  private async *pass(pieces: AsyncIterable<Buffer>, direction: Direction): AsyncIterable<Buffer> {
    for await (const piece of pieces) {
      while (this.isStalled(direction)) await this.faultEnded;
      if (this.fault === 'slow') await wait(DELAY_MS);
      if (this.fault === 'reset' && direction === 'response') {
        yield piece.subarray(0, Math.floor(piece.length / 2));
        throw new Error('The connection is reset.');
      }
      yield piece;
    }
  }

  private isStalled(direction: Direction): boolean {
    return this.fault === 'stall' || (this.fault === 'stall-responses' && direction === 'response');
  }

  private resetAll(): void {
    for (const pair of this.connections) for (const socket of pair) socket.resetAndDestroy();
  }
}
