import type { Sort } from '@trackway/filters';
import type { Logger } from '@trackway/runtime';
import type { MemoryColumn } from './column-layout';
import { FrameCopy } from './frame-copy';
import { Hurry } from './in-turns';
import type { ProjectRows } from './project-rows';

/** A frame that is searched so often while it is remembered is worth a copy. */
const SEARCHES = 2;
/** Frames without a copy whose searches are remembered. */
const MOST_REMEMBERED = 1_000;
const MEBIBYTE = 2 ** 20;
/** Of a project without texts, and of each byte of text: it is stored as it is and folded. */
const PROJECT_BYTES = 320;
const TEXT_FACTOR = 2;
/** What a frame that did not fit would take is compared with its size at most so often. */
const RETRY_MS = 60_000;
/** A frame that did not fit is loaded again when it has shrunk by more than this. */
const SAFETY = 1.1;

/** A frame that did not fit: what it takes for each byte that was estimated, and when to look at it again. */
interface TooLarge {
  readonly ratio: number;
  readonly retryAt: number;
}

/** Copies of the frames that were searched last, as many as there is room for. One is loaded at a time, while its searches go elsewhere. */
export class FrameCopies {
  /** The one that was asked for last stands last. */
  private readonly copies = new Map<string, FrameCopy>();
  private readonly searches = new Map<string, number>();
  private readonly tooLarge = new Map<string, TooLarge>();
  private readonly hurry = new Hurry();
  private loading: Promise<void> | undefined;
  /** The copy that is being loaded; its bytes count. */
  private coming: FrameCopy | undefined;
  private preparing: Promise<void> = Promise.resolve();

  constructor(
    private readonly deps: {
      readonly rows: ProjectRows;
      readonly layout: readonly MemoryColumn[];
      readonly logger: Logger;
      readonly mostBytes: number;
      readonly searches?: number;
      readonly retryMs?: number;
      /** What frames are sorted by before anybody asks. */
      readonly sorts?: readonly Sort[];
    },
  ) {}

  get bytes(): number {
    return [...this.copies.values()].reduce((sum, { bytes }) => sum + bytes, this.coming?.bytes ?? 0);
  }

  get count(): number {
    return this.copies.size;
  }

  /** The copy of a frame with all that was committed before the call; undefined where there is none, or not yet. */
  async caughtUp(frameId: string): Promise<FrameCopy | undefined> {
    const copy = this.copies.get(frameId);
    if (!copy) {
      this.remember(frameId);
      return undefined;
    }
    if (copy.isLost) return this.replace(frameId);
    if (copy.isWorn) this.load(frameId);
    this.copies.delete(frameId);
    this.copies.set(frameId, copy);
    if (!this.hasRoomFor(copy, 0)) return this.replace(frameId);
    try {
      return (await this.hurry.during(() => copy.catchUp())) ? copy : undefined;
    } catch (error) {
      this.deps.logger.warn({ err: error, frame_id: frameId }, 'a search index in memory could not catch up');
      return this.replace(frameId);
    }
  }

  /** Takes in on the side what has changed in frames that are searched. */
  async keepUp(): Promise<void> {
    for (const [frameId, copy] of [...this.copies]) {
      // If this fails, the copy is lost.
      await copy.keepUp().catch(() => undefined);
      if (copy.isLost && this.copies.get(frameId) === copy) this.copies.delete(frameId);
    }
    this.enforceLimit();
  }

  /** Orders of a frame grow with searches: the frame that was searched longest ago makes room. */
  enforceLimit(): void {
    for (const [frameId] of this.copies) {
      if (this.bytes <= this.deps.mostBytes) return;
      this.copies.delete(frameId);
    }
  }

  /** Ends when nothing is being loaded or sorted any more. */
  async settled(): Promise<void> {
    while (this.loading) await this.loading;
    await this.preparing;
  }

  private replace(frameId: string): undefined {
    this.copies.delete(frameId);
    this.load(frameId);
  }

  private remember(frameId: string): void {
    const count = (this.searches.get(frameId) ?? 0) + 1;
    this.searches.delete(frameId);
    this.searches.set(frameId, count);
    const [oldest] = this.searches.keys();
    if (this.searches.size > MOST_REMEMBERED && oldest !== undefined) this.searches.delete(oldest);
    if (count >= (this.deps.searches ?? SEARCHES)) this.load(frameId);
  }

  private load(frameId: string): void {
    if (this.loading || (this.tooLarge.get(frameId)?.retryAt ?? 0) > performance.now()) return;
    this.loading = this.loadOne(frameId)
      .catch((error: unknown) =>
        this.deps.logger.warn(
          { err: error, frame_id: frameId },
          'a frame could not be loaded to be searched in memory',
        ),
      )
      .finally(() => {
        this.loading = undefined;
      });
  }

  private async loadOne(frameId: string): Promise<void> {
    const { rows, logger } = this.deps;
    const { projects, textBytes } = await rows.sizeOf(frameId);
    const estimate = projects * PROJECT_BYTES + textBytes * TEXT_FACTOR;
    const known = this.tooLarge.get(frameId);
    if (estimate * (known?.ratio ?? 0.5) > this.deps.mostBytes) return this.reject(frameId, known?.ratio ?? 0.5);
    const copy = new FrameCopy(frameId, rows, this.deps.layout, this.hurry, (one, bytes) =>
      this.hasRoomFor(one, bytes, frameId),
    );
    const started = performance.now();
    this.coming = copy;
    try {
      if (!(await copy.load(projects))) {
        const needed = Math.max(copy.projectedBytes, copy.bytes) * SAFETY;
        return this.reject(frameId, needed / Math.max(estimate, 1));
      }
      this.coming = undefined;
      this.copies.set(frameId, copy);
    } finally {
      this.coming = undefined;
    }
    this.tooLarge.delete(frameId);
    this.searches.delete(frameId);
    this.prepare(frameId, copy);
    const took = { megabytes: Math.ceil(copy.bytes / MEBIBYTE), ms: Math.round(performance.now() - started) };
    logger.info({ frame_id: frameId, projects: copy.columns.size, ...took }, 'a frame is searched in memory');
  }

  private reject(frameId: string, ratio: number): void {
    const { logger, retryMs = RETRY_MS } = this.deps;
    const isNew = !this.tooLarge.delete(frameId);
    this.tooLarge.set(frameId, { ratio, retryAt: performance.now() + retryMs });
    const [oldest] = this.tooLarge.keys();
    if (this.tooLarge.size > MOST_REMEMBERED && oldest !== undefined) this.tooLarge.delete(oldest);
    if (!isNew) return;
    logger.warn({ frame_id: frameId }, 'a frame has no room in SEARCH_MEMORY_MB and is searched in the database');
  }

  /** After those that wait for it already, and never in the place of a frame. */
  private prepare(frameId: string, copy: FrameCopy): void {
    const { sorts = [], mostBytes, logger } = this.deps;
    const hasRoomFor = (bytes: number) => this.copies.get(frameId) === copy && this.bytes + bytes <= mostBytes;
    this.preparing = this.preparing
      .then(() => copy.search.prepare(sorts, hasRoomFor))
      .catch((error: unknown) => logger.warn({ err: error, frame_id: frameId }, 'a frame could not be sorted'));
  }

  /**
   * Whether a copy may grow by so many bytes. The frames that were searched longest ago make room for it, unless it has enough garbage of its
   * own, or would not fit alone.
   */
  private hasRoomFor(copy: FrameCopy, bytes: number, frameId?: string): boolean {
    const { mostBytes } = this.deps;
    const overflow = () => this.bytes + bytes - mostBytes;
    if (overflow() <= 0) return true;
    if (copy.garbageBytes >= overflow()) return false;
    if (Math.max(copy.bytes + bytes, copy.projectedBytes) > mostBytes) return false;
    // The copy that is replaced goes first.
    if (frameId !== undefined && this.copies.get(frameId) !== copy) this.copies.delete(frameId);
    for (const [other, one] of [...this.copies]) {
      if (overflow() <= 0) return true;
      if (one !== copy) this.copies.delete(other);
    }
    return overflow() <= 0;
  }
}
