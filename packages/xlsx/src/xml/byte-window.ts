import { WorkbookError } from '../model/workbook-error';

/** More than any markup or cell of a real workbook takes; 32,767 characters written as `_x000D_` are 229 KB. */
const longestToken = 512 * 1024;

/** The part of a stream that a scanner looks at: what it left over of the chunks before, and the newest chunk. */
export class ByteWindow {
  bytes = Buffer.allocUnsafeSlow(256 * 1024);
  start = 0;
  end = 0;

  constructor(private readonly part: string) {}

  feed(chunk: Uint8Array): void {
    const left = this.end - this.start;
    if (left > longestToken) {
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
