import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import { ByteSink } from '../xml/byte-sink';
import { ByteWindow } from '../xml/byte-window';
import { endsName, GT, LOWER_I, LOWER_S, LT, SLASH } from '../xml/bytes';
import { incompletePart, skipMarkup } from '../xml/markup';
import { prologLength } from '../xml/prolog';
import { RichText } from '../xml/rich-text';
import { readRoot } from '../xml/root';
import { assertCellLength } from './cell-length';
import type { StringArena } from './string-arena';

const itemEnd = '</si>'.length;

/** Parses the chunks of `sharedStrings.xml` into an arena. */
export class SharedStringsScanner {
  private readonly window: ByteWindow;
  private readonly text = new ByteSink(1024);
  private rich: RichText | undefined;
  private prefix = 0;
  private started = false;
  private done = false;

  constructor(
    private readonly part: string,
    private readonly arena: StringArena,
    private readonly limits: Pick<WorkbookLimits, 'sharedStrings'>,
  ) {
    this.window = new ByteWindow(part);
  }

  push(chunk: Buffer): void {
    this.window.feed(this.started ? chunk : chunk.subarray(prologLength(chunk, this.part)));
    this.started = true;
    this.rich ??= this.open();
    if (this.rich !== undefined && !this.done) this.scan(this.rich);
  }

  end(): void {
    if (!this.done) throw incompletePart(this.part);
  }

  private open(): RichText | undefined {
    const root = readRoot(this.window, this.part, 'sst');
    if (root === undefined) return undefined;
    this.prefix = root.prefix;
    this.done = root.empty;
    return new RichText(this.part, root.prefix);
  }

  private scan(rich: RichText): void {
    const { window, prefix } = this;
    const { bytes, end } = window;
    for (let i = window.start; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      window.start = i;
      if (i + 5 + prefix >= end) return;
      const at = i + 1 + prefix;
      if (bytes[at] === LOWER_S && bytes[at + 1] === LOWER_I && endsName(bytes[at + 2])) {
        i = this.item(rich, at + 2);
      } else {
        if (bytes[i + 1] === SLASH && bytes[at + 1] === LOWER_S && bytes[at + 2] === LOWER_S) {
          this.done = true;
          return;
        }
        i = skipMarkup(bytes, i, end, this.part);
      }
      if (i === -1) return;
    }
  }

  /** Adds the string of the `<si>` whose name ends at `at`. Returns the position after it, or -1 if it is incomplete. */
  private item(rich: RichText, at: number): number {
    const { text, window } = this;
    const { bytes, end } = window;
    let i = at;
    while (i < end && bytes[i] !== GT) i++;
    text.clear();
    const empty = bytes[i - 1] === SLASH;
    i++;
    if (!empty) {
      let next = rich.appendPlain(bytes, i, end, text);
      if (next >= 0 && next + itemEnd <= end && bytes[next + 1] === SLASH && bytes[next + 2] === LOWER_S) {
        next += itemEnd;
      } else {
        text.clear();
        next = rich.append(bytes, i, end, text);
      }
      i = next;
    }
    if (i === -1 || i > end) return -1;
    this.add();
    return i;
  }

  private add(): void {
    if (this.arena.count >= this.limits.sharedStrings) {
      const message = 'The workbook has more different texts than can be read. Split it into smaller ones.';
      throw new WorkbookError('too_large', message, { part: this.part });
    }
    assertCellLength(this.text.bytes, 0, this.text.length, { part: this.part });
    this.arena.add(this.text);
  }
}
