import net, { type AddressInfo } from 'node:net';
import { RespReader } from './resp-reader';

/**
 * Replaces Redis in tests: supports AUTH, SELECT, GET and the script of the gateway. Set TEST_REDIS_URL to test with
 * a real Redis.
 */
export class FakeRedis {
  readonly fullAt = new Map<string, number>();
  readonly commands: string[] = [];
  private readonly sockets = new Set<net.Socket>();
  private server: net.Server | undefined;
  private at = 0;

  constructor(private readonly password?: string) {}

  async start(): Promise<this> {
    this.server = net.createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server?.listen(this.at, '127.0.0.1', resolve));
    this.at = (this.server.address() as AddressInfo).port;
    return this;
  }

  get url(): string {
    return `redis://${this.password === undefined ? '' : `:${encodeURIComponent(this.password)}@`}127.0.0.1:${this.at}/1`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => {
      this.server?.close(resolve);
    });
  }

  private serve(socket: net.Socket): void {
    const reader = new RespReader();
    let isAuthenticated = this.password === undefined;
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('data', (piece: Buffer) => {
      for (const command of reader.push(piece)) {
        const [sent = '', ...parts] = (command as readonly string[]) ?? [];
        const name = sent.toUpperCase();
        this.commands.push(name);
        if (name === 'AUTH') isAuthenticated = parts.at(-1) === this.password;
        if (!isAuthenticated) socket.write('-WRONGPASS no\r\n');
        else socket.write(this.reply(name, parts));
      }
    });
  }

  private reply(name: string, parts: readonly string[]): string {
    if (name === 'EVAL') return this.add(parts);
    if (name !== 'GET') return '+OK\r\n';
    const value = String(this.fullAt.get(parts[0] ?? '') ?? 0);
    return `$${value.length}\r\n${value}\r\n`;
  }

  private add([, count = '0', ...rest]: readonly string[]): string {
    const [keys, amounts] = [rest.slice(0, Number(count)), rest.slice(Number(count))];
    const left = keys.map((key, index) => {
      const now = Date.now();
      const full = Math.max(this.fullAt.get(key) ?? 0, now) + Number(amounts[index]);
      this.fullAt.set(key, full);
      return (full - now).toFixed(3);
    });
    return `*${left.length}\r\n${left.map((value) => `$${value.length}\r\n${value}\r\n`).join('')}`;
  }
}
