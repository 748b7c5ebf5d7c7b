import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets that must not change between starts: created once and stored in the state folder. */
export class Secrets {
  private readonly file: string;
  private readonly values: Record<string, string>;

  constructor(stateFolder: string) {
    this.file = join(stateFolder, 'secrets.json');
    this.values = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** 32 random bytes in base64url, created once for each name. */
  get(name: string): string {
    const known = this.values[name];
    if (known !== undefined) return known;
    const made = randomBytes(32).toString('base64url');
    this.values[name] = made;
    writeFileSync(`${this.file}.new`, JSON.stringify(this.values, undefined, 2), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
    return made;
  }
}
