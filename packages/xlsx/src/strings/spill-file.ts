import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const blockBytes = 16 * 1024;
const cachedBlocks = 128;

/** An unlinked temporary file with cached reads. The system removes it also after a crash. */
export class SpillFile {
  /** Result of the last `seek`, valid until the next one. */
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

  /** Appends a multiple of the block size, so that cached blocks remain valid. */
  append(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.descriptor, bytes, done);
  }

  /** Reads `length` bytes at `position`. The result is in `bytes`, from `at`. */
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
