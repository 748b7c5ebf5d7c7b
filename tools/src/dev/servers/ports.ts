import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port';

/** Remembers in a state folder which port each server had, so that addresses stay the same from start to start. */
export class Ports {
  private readonly file: string;
  private readonly remembered: Record<string, number>;
  private readonly taken = new Set<number>();

  constructor(stateFolder: string) {
    this.file = join(stateFolder, 'ports.json');
    this.remembered = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** The port of last time if it is still free, else `preferred` if that is, else any. */
  async take(name: string, preferred?: number): Promise<number> {
    // Others that are being started by now may not listen yet on what they had last time.
    const others = Object.entries(this.remembered).flatMap(([other, port]) => (other === name ? [] : [port]));
    const wanted = [this.remembered[name], preferred].filter((port) => port !== undefined);
    const port = await freePort(wanted, new Set([...this.taken, ...others]));
    this.taken.add(port);
    this.remembered[name] = port;
    writeFileSync(this.file, JSON.stringify(this.remembered, undefined, 2));
    return port;
  }
}
