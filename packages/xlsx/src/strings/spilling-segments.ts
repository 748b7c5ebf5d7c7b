import { SpillFile } from './spill-file';

export const segmentBytes = 256 * 1024;

/** An append-only list of equal segments. The first ones stay in memory, the others are written to a temporary file. */
export class SpillingSegments {
  /** The segment that is being filled. */
  current = Buffer.allocUnsafeSlow(segmentBytes);
  number = 0;
  /** Result of the last `seek`, valid until the next one. */
  bytes = this.current;
  at = 0;
  private readonly inMemory: Buffer[] = [];
  private readonly maxInMemory: number;
  private file: SpillFile | undefined;

  constructor(
    memoryBytes: number,
    private readonly folder: string | undefined,
  ) {
    this.maxInMemory = Math.max(1, Math.floor(memoryBytes / segmentBytes));
  }

  next(): void {
    if (this.number < this.maxInMemory) {
      this.inMemory.push(this.current);
      this.current = Buffer.allocUnsafeSlow(segmentBytes);
    } else {
      this.file ??= new SpillFile(this.folder);
      this.file.append(this.current);
    }
    this.number++;
  }

  /** Reads `length` bytes at `offset` of a segment. The result is in `bytes`, from `at`. */
  seek(segment: number, offset: number, length: number): void {
    this.at = offset;
    if (segment === this.number) {
      this.bytes = this.current;
    } else if (segment < this.maxInMemory) {
      this.bytes = this.inMemory[segment] as Buffer<ArrayBuffer>;
    } else if (this.file !== undefined) {
      this.file.seek((segment - this.maxInMemory) * segmentBytes + offset, length);
      this.bytes = this.file.bytes as Buffer<ArrayBuffer>;
      this.at = this.file.at;
    }
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }
}
