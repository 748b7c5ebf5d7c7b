import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any sender retries: Meta repeats a webhook for up to seven days. */
const RETENTION_DAYS = 9;
const DAY_MS = 24 * 60 * 60 * 1_000;
const KEY = /^[\w-]{22}$/;

/** The ids of completed jobs, so that a repetition is detected: one file for each day, with a hash in each line. */
export class DoneLog {
  private readonly known = new Map<string, string>();
  private file: { readonly day: string; readonly handle: FileHandle } | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    for (const name of (await readdir(this.folder)).filter((one) => one.startsWith('done-')).sort()) {
      const day = name.slice('done-'.length, -'.log'.length);
      // A line that was cut off by a crash has another length.
      for (const line of (await readFile(join(this.folder, name), 'utf8')).split('\n')) {
        if (KEY.test(line)) this.known.set(line, day);
      }
    }
    await this.purge();
  }

  has(key: string): boolean {
    return this.known.has(key);
  }

  /** Resolves when the id is on disk. */
  add(key: string): Promise<void> {
    const written = this.last.then(() => this.append(key));
    this.last = written.catch(() => {});
    return written;
  }

  async close(): Promise<void> {
    await this.last;
    await this.file?.handle.close();
    this.file = undefined;
  }

  private async append(key: string): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    if (this.file?.day !== day) {
      await this.file?.handle.close();
      this.file = { day, handle: await open(join(this.folder, `done-${day}.log`), 'a') };
      await this.purge();
    }
    // The first line break ends a line that was cut off by a crash.
    await this.file.handle.write(`\n${key}\n`);
    await this.file.handle.datasync();
    this.known.set(key, day);
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
    for (const [key, day] of this.known) if (day < oldest) this.known.delete(key);
    for (const name of await readdir(this.folder)) {
      if (name.startsWith('done-') && name < `done-${oldest}`) await rm(join(this.folder, name));
    }
  }
}

/** Ids come from other systems. Their hash has a fixed length and is a safe file name. */
export function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22);
}
