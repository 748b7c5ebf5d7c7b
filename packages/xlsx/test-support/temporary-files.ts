import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of a test. */
export class TemporaryFiles {
  private folder: Promise<string> | undefined;
  private count = 0;

  async write(bytes: Buffer | string, name = `file-${++this.count}.xlsx`): Promise<string> {
    const path = await this.path(name);
    await writeFile(path, bytes);
    return path;
  }

  async path(name: string): Promise<string> {
    this.folder ??= mkdtemp(join(tmpdir(), 'workbooks-'));
    return join(await this.folder, name);
  }

  async remove(): Promise<void> {
    if (this.folder !== undefined) await rm(await this.folder, { recursive: true, force: true });
    this.folder = undefined;
  }
}
