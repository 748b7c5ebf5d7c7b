import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isFree } from './free-port';
import { reservationsFolder, reservePort } from './reserve-port';

/**
 * Stores the port of each server in the state folder, so that addresses do not change between starts. Systems that start
 * at the same time reserve their ports, so that they get different ones.
 */
export class Ports {
  private readonly file: string;
  private readonly remembered: Record<string, number>;
  private readonly taken = new Set<number>();

  constructor(
    stateFolder: string,
    private readonly reservations = reservationsFolder(),
  ) {
    this.file = join(stateFolder, 'ports.json');
    this.remembered = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** The previous port if it is free, otherwise `preferred` if it is free, otherwise any. */
  async take(name: string, preferred?: number): Promise<number> {
    // Servers that are starting may not listen on their previous port yet.
    const others = Object.entries(this.remembered).flatMap(([other, port]) => (other === name ? [] : [port]));
    const wanted = [this.remembered[name], preferred].filter((port) => port !== undefined);
    const port = await this.reserve(wanted, new Set([...this.taken, ...others]));
    this.taken.add(port);
    this.remembered[name] = port;
    writeFileSync(this.file, JSON.stringify(this.remembered, undefined, 2));
    return port;
  }

  /** Whether the port is free. Then it is reserved. */
  async takeExactly(port: number): Promise<boolean> {
    return reservePort(port, this.reservations) && (await isFree(port));
  }

  private async reserve(wanted: readonly number[], excluded: Set<number>): Promise<number> {
    for (;;) {
      const port = await freePort(wanted, excluded);
      if (reservePort(port, this.reservations)) return port;
      excluded.add(port);
    }
  }
}
