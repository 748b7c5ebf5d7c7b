import type { SheetColumn } from '../model/cell';
import { ByteSink } from '../xml/byte-sink';
import type { ZipWriter } from '../zip/zip-writer';
import { RowEncoder } from './row-encoder';

const flushFrom = 64 * 1024;
const defaultWidth = 16;

/** Writes one sheet to an open entry with double buffering: one buffer is filled while the other is compressed. */
export class SheetWriter {
  /** Number of rows, including the heading. */
  rows = 0;
  /** Bytes of XML. */
  bytes = 0;
  readonly encoder = new RowEncoder();
  sink = new ByteSink(flushFrom * 2);
  private other = new ByteSink(flushFrom * 2);
  private compressing: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor(private readonly zip: ZipWriter) {}

  begin(columns: readonly SheetColumn[]): void {
    const { sink, encoder } = this;
    sink.appendAscii(head(columns));
    this.beginRow();
    for (const [index, { heading }] of columns.entries()) encoder.heading(index, heading, sink);
    encoder.endRow(sink);
  }

  beginRow(): void {
    this.encoder.beginRow(++this.rows, this.sink);
  }

  /** Returns a promise if both buffers are full. It must be awaited. */
  endRow(): Promise<void> | undefined {
    this.encoder.endRow(this.sink);
    return this.sink.length < flushFrom ? undefined : this.flush();
  }

  async end(): Promise<void> {
    this.sink.appendAscii('</sheetData></worksheet>');
    await this.flush();
    await this.compressing;
  }

  private flush(): Promise<void> | undefined {
    if (this.compressing === undefined) return this.swap();
    this.waiting ??= this.compressing.then(() => {
      this.waiting = undefined;
      this.swap();
    });
    return this.waiting;
  }

  private swap(): undefined {
    const { sink } = this;
    this.sink = this.other;
    this.sink.clear();
    this.other = sink;
    this.bytes += sink.length;
    this.compressing = this.zip.write(sink.bytes.subarray(0, sink.length)).then(() => {
      this.compressing = undefined;
    });
    // The next write throws the error. Until then it must not count as unhandled.
    this.compressing.catch(() => undefined);
  }
}

function head(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width = defaultWidth }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(255, Math.max(1, width))}" customWidth="1"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>',
    '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>',
    widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`,
    '<sheetData>',
  ].join('');
}
