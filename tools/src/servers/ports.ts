import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Below the range from which the kernel takes the ports of outgoing connections, so that nobody takes one by chance. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Remembers in a state folder which port each server had, so that addresses stay the same from start to start. */
export class Ports {
  private readonly file: string;
  private readonly remembered: Record<string, number>;
  private readonly given = new Set<number>();

  constructor(stateFolder: string) {
    this.file = join(stateFolder, 'ports.json');
    this.remembered = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** The port of last time if it is still free, else `preferred` if that is, else any. */
  async take(name: string, preferred?: number): Promise<number> {
    const wanted = [this.remembered[name], preferred].filter((port) => port !== undefined);
    for (let attempt = 0; attempt < 1_000; attempt++) {
      const port = wanted.shift() ?? LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
      if (this.given.has(port)) continue;
      this.given.add(port);
      if (await isFree(port)) return this.remember(name, port);
    }
    throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
  }

  private remember(name: string, port: number): number {
    this.remembered[name] = port;
    writeFileSync(this.file, JSON.stringify(this.remembered, undefined, 2));
    return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
