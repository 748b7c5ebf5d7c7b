import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';

/** Characters of a script, from `start` up to and excluding `end`. */
export interface CodeRange {
  readonly script: string;
  readonly start: number;
  readonly end: number;
}

/** Measures which code of a package, and of libraries, V8 executes. */
export class BlockCoverage {
  private readonly session = new Session();
  /** 1 for each character that was executed, by script. */
  private readonly known = new Map<string, Uint8Array>();

  /** Parts of the paths of measured scripts. */
  private readonly folders: readonly string[];

  constructor(root: string, libraries: readonly string[] = []) {
    this.folders = [join('packages', root, 'dist'), ...libraries.map((name) => join('node_modules', name, '/'))];
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The number of characters that were executed so far. */
  get size(): number {
    return [...this.known.values()].reduce((sum, marks) => sum + marks.reduce((count, mark) => count + mark, 0), 0);
  }

  /** The code that was executed since the last call and is not known. */
  takeNew(): readonly CodeRange[] {
    return this.take().flatMap(({ scriptId, functions }) => {
      const executed = executedCharacters(functions);
      const known = this.known.get(scriptId);
      return rangesOf(scriptId, (at) => executed[at] === 1 && known?.[at] !== 1, executed.length);
    });
  }

  add(ranges: readonly CodeRange[]): void {
    for (const { script, start, end } of ranges) {
      const before = this.known.get(script) ?? new Uint8Array();
      const marks = new Uint8Array(Math.max(before.length, end));
      marks.set(before);
      marks.fill(1, start, end);
      this.known.set(script, marks);
    }
  }

  stop(): void {
    this.session.disconnect();
  }

  private take(): Profiler.ScriptCoverage[] {
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    // The callback is called before `post` returns.
    this.session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      scripts = taken.result;
    });
    return scripts.filter(({ url }) => this.folders.some((folder) => url.includes(folder)));
  }
}

/** V8 lists outer ranges before the ranges in them, and only those whose count differs. */
function executedCharacters(functions: readonly Profiler.FunctionCoverage[]): Uint8Array {
  const ranges = functions.flatMap((one) => one.ranges);
  const marks = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  for (const { startOffset, endOffset, count } of ranges) marks.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return marks;
}

function rangesOf(script: string, isIn: (at: number) => boolean, length: number): CodeRange[] {
  const ranges: CodeRange[] = [];
  for (let start = 0; start < length; start += 1) {
    if (!isIn(start)) continue;
    let end = start + 1;
    while (end < length && isIn(end)) end += 1;
    ranges.push({ script, start, end });
    start = end;
  }
  return ranges;
}
