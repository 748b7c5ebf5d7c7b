import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const blockBytes = 16 * 1024;
const cachedBlocks = 256;

/** A temporary file that has no name, so that nothing of it stays behind however the process ends; reads are cached. */
export class SpillFile {
  private readonly descriptor: number;
  private readonly blocks: (Buffer | undefined)[] = new Array(cachedBlocks).fill(undefined);
  private readonly numbers = new Int32Array(cachedBlocks).fill(-1);

  constructor(folder: string = tmpdir()) {
    const path = join(folder, `workbook-strings-${randomUUID()}`);
    this.descriptor = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  /** Written blocks are whole and in order, so a cached one never grows stale. */
  append(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.descriptor, bytes, done);
  }

  /** Bytes from `position` on, at least to the end of their block; the view is good until the next read. */
  read(position: number, length: number): Buffer {
    const number = Math.floor(position / blockBytes);
    const at = position - number * blockBytes;
    if (at + length <= blockBytes) return this.block(number).subarray(at);
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.descriptor, bytes, 0, length, position);
    return bytes;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private block(number: number): Buffer {
    const slot = number % cachedBlocks;
    let block = this.blocks[slot];
    if (block === undefined) {
      block = Buffer.allocUnsafeSlow(blockBytes);
      this.blocks[slot] = block;
    }
    if (this.numbers[slot] !== number) {
      readSync(this.descriptor, block, 0, blockBytes, number * blockBytes);
      this.numbers[slot] = number;
    }
    return block;
  }
}
