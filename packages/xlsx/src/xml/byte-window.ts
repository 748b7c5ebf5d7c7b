import { WorkbookError } from '../model/workbook-error';

/** Larger than any tag or cell of a real workbook: 32,767 characters written as `_x000D_` are 229 KB. */
const maxTokenBytes = 512 * 1024;

/** The bytes of a stream that a scanner parses: the rest of earlier chunks and the newest chunk. */
export class ByteWindow {
  bytes = Buffer.allocUnsafeSlow(256 * 1024);
  start = 0;
  end = 0;

  constructor(private readonly part: string) {}

  feed(chunk: Uint8Array): void {
    const left = this.end - this.start;
    if (left > maxTokenBytes) {
      throw new WorkbookError(
        'cell_too_long',
        'A cell in the workbook is far longer than the 32,767 characters allowed.',
        {
          part: this.part,
        },
      );
    }
    if (left + chunk.length > this.bytes.length) {
      const grown = Buffer.allocUnsafeSlow((left + chunk.length) * 2);
      this.bytes.copy(grown, 0, this.start, this.end);
      this.bytes = grown;
    } else {
      this.bytes.copyWithin(0, this.start, this.end);
    }
    this.bytes.set(chunk, left);
    this.start = 0;
    this.end = left + chunk.length;
  }
}
