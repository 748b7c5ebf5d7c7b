import { SpillFile } from './spill-file';

export const segmentBytes = 256 * 1024;

/** A row of equal segments that only grows: the first ones stay in memory, the others go to a temporary file. */
export class SpillingSegments {
  /** The one being filled. */
  current = Buffer.allocUnsafeSlow(segmentBytes);
  number = 0;
  /** Where the last `seek` found its bytes; good until the next one. */
  bytes = this.current;
  at = 0;
  private readonly kept: Buffer[] = [];
  private readonly keptAtMost: number;
  private file: SpillFile | undefined;

  constructor(
    memoryBytes: number,
    private readonly folder: string | undefined,
  ) {
    this.keptAtMost = Math.max(1, Math.floor(memoryBytes / segmentBytes));
  }

  next(): void {
    if (this.number < this.keptAtMost) {
      this.kept.push(this.current);
      this.current = Buffer.allocUnsafeSlow(segmentBytes);
    } else {
      this.file ??= new SpillFile(this.folder);
      this.file.append(this.current);
    }
    this.number++;
  }

  /** Makes `bytes` from `at` on hold `length` bytes, from `offset` in that segment on. */
  seek(segment: number, offset: number, length: number): void {
    this.at = offset;
    if (segment === this.number) {
      this.bytes = this.current;
    } else if (segment < this.keptAtMost) {
      this.bytes = this.kept[segment] as Buffer<ArrayBuffer>;
    } else if (this.file !== undefined) {
      this.file.seek((segment - this.keptAtMost) * segmentBytes + offset, length);
      this.bytes = this.file.bytes as Buffer<ArrayBuffer>;
      this.at = this.file.at;
    }
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }
}
