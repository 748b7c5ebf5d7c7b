import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const blockBytes = 16 * 1024;
const cachedBlocks = 128;

/** A temporary file that has no name, so that nothing of it stays behind however the process ends; reads are cached. */
export class SpillFile {
  /** Where the last `seek` found its bytes; good until the next one. */
  bytes: Buffer = Buffer.alloc(0);
  at = 0;
  private readonly descriptor: number;
  private readonly blocks: (Buffer | undefined)[] = new Array(cachedBlocks).fill(undefined);
  private readonly numbers = new Float64Array(cachedBlocks).fill(-1);

  constructor(folder: string = tmpdir()) {
    const path = join(folder, `workbook-strings-${randomUUID()}`);
    this.descriptor = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  /** What is appended is a multiple of a block, so a cached block never grows stale. */
  append(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.descriptor, bytes, done);
  }

  /** Makes `bytes` from `at` on hold `length` bytes of the file, from `position` on. */
  seek(position: number, length: number): void {
    const number = Math.floor(position / blockBytes);
    const at = position - number * blockBytes;
    if (at + length <= blockBytes) {
      this.bytes = this.block(number);
      this.at = at;
      return;
    }
    this.bytes = Buffer.allocUnsafe(length);
    this.at = 0;
    readSync(this.descriptor, this.bytes, 0, length, position);
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
