import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port';

/** Stores the port of each server in the state folder, so that addresses do not change between starts. */
export class Ports {
  private readonly file: string;
  private readonly remembered: Record<string, number>;
  private readonly taken = new Set<number>();

  constructor(stateFolder: string) {
    this.file = join(stateFolder, 'ports.json');
    this.remembered = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** The previous port if it is free, otherwise `preferred` if it is free, otherwise any. */
  async take(name: string, preferred?: number): Promise<number> {
    // Servers that are starting may not listen on their previous port yet.
    const others = Object.entries(this.remembered).flatMap(([other, port]) => (other === name ? [] : [port]));
    const wanted = [this.remembered[name], preferred].filter((port) => port !== undefined);
    const port = await freePort(wanted, new Set([...this.taken, ...others]));
    this.taken.add(port);
    this.remembered[name] = port;
    writeFileSync(this.file, JSON.stringify(this.remembered, undefined, 2));
    return port;
  }
}
