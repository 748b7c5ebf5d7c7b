import net from 'node:net';
import tls from 'node:tls';
import { RedisError, type Reply, RespReader } from './resp-reader';

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const DEFAULT_PORT = 6379;

/** Redis that doesn't answer in this time is taken for gone. */
const LIMIT_MS = 1_000;

/**
 * One connection to Redis, opened when something is asked and again after it broke. Commands go out in their order; none is sent
 * twice. `url` is redis://[user[:password]@]host[:port][/database], or rediss:// for TLS.
 */
export class RedisConnection {
  private socket: net.Socket | undefined;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly url: URL) {}

  /** @throws RedisError where Redis refuses, Error where it can't be reached or doesn't answer in time */
  async ask(...command: readonly string[]): Promise<Reply> {
    const socket = this.socket ?? (await this.open());
    return this.send(socket, command);
  }

  close(): void {
    this.socket?.destroy();
  }

  private async open(): Promise<net.Socket> {
    const { protocol, hostname, port, username, password, pathname } = this.url;
    const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
    const isTls = protocol === 'rediss:';
    const socket = isTls ? tls.connect({ ...address, servername: address.host }) : net.connect(address);
    socket.setNoDelay(true);
    socket.unref();
    const reader = new RespReader();
    socket.on('data', (piece: Buffer) => {
      try {
        for (const reply of reader.push(piece)) this.settle(reply);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
    socket.on('error', (error) => this.drop(socket, error));
    socket.on('close', () => this.drop(socket, new Error('Redis closed the connection.')));
    this.socket = socket;
    const database = pathname.slice(1);
    // They are sent before whatever is asked, and Redis answers in order; a refusal ends the connection.
    const hello: string[][] = [];
    if (password !== '') {
      hello.push(['AUTH', ...(username === '' ? [] : [decodeURIComponent(username)]), decodeURIComponent(password)]);
    }
    if (database !== '') hello.push(['SELECT', database]);
    await Promise.all(hello.map((command) => this.send(socket, command))).catch((error: Error) => {
      socket.destroy();
      throw error;
    });
    return socket;
  }

  private send(socket: net.Socket, command: readonly string[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => socket.destroy(new Error('Redis did not answer in time.')), LIMIT_MS);
      limit.unref();
      const done = () => clearTimeout(limit);
      this.waiting.push({
        resolve: (reply) => {
          done();
          if (reply instanceof RedisError) reject(reply);
          else resolve(reply);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      });
      const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
      socket.write(`*${command.length}\r\n${parts.join('')}`);
    });
  }

  private settle(reply: Reply): void {
    const next = this.waiting.shift();
    if (!next) throw new Error('Redis said something that nobody asked for.');
    next.resolve(reply);
  }

  private drop(socket: net.Socket, error: Error): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
