import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a service and its database, which can be stopped and started on the same port. */
export class DatabaseProxy {
  private server: Server | undefined;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly target: URL) {}

  async start(): Promise<this> {
    const { hostname, port } = this.target;
    const server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => this.sockets.delete(socket));
      }
      client.pipe(upstream).pipe(client);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    return this;
  }

  /** The URL of the database through the proxy. */
  url(database: string): string {
    const url = new URL(database);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async stop(): Promise<void> {
    const { server } = this;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
