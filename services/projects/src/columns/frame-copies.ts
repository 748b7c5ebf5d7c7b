import type { Logger } from '@trackway/runtime';
import type { Sort } from '../search/search-request';
import { FrameCopy } from './frame-copy';
import { Hurry } from './in-turns';
import type { ProjectRows } from './project-rows';

/** A frame that is searched so often while it is remembered is worth a copy. */
const SEARCHES = 2;
/** Frames without a copy whose searches are remembered. */
const MOST_REMEMBERED = 1_000;
const MEBIBYTE = 2 ** 20;

/** Copies of the frames that were searched last, as many as there is room for. One is loaded at a time, while its searches go elsewhere. */
export class FrameCopies {
  /** The one that was asked for last stands last. */
  private readonly copies = new Map<string, FrameCopy>();
  private readonly searches = new Map<string, number>();
  private readonly tooLarge = new Set<string>();
  private readonly hurry = new Hurry();
  private loading: Promise<void> | undefined;
  private preparing: Promise<void> = Promise.resolve();

  constructor(
    private readonly deps: {
      readonly rows: ProjectRows;
      readonly logger: Logger;
      readonly mostBytes: number;
      readonly searches?: number;
      /** What frames are sorted by before anybody asks. */
      readonly sorts?: readonly Sort[];
    },
  ) {}

  get bytes(): number {
    return [...this.copies.values()].reduce((sum, { bytes }) => sum + bytes, 0);
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
    try {
      return (await this.hurry.during(() => copy.catchUp())) ? copy : undefined;
    } catch (error) {
      this.deps.logger.warn({ err: error, frame_id: frameId }, 'a search index in memory could not catch up');
      return this.replace(frameId);
    }
  }

  /** Takes in on the side what has changed in frames that are searched. */
  async keepUp(): Promise<void> {
    for (const copy of this.copies.values()) {
      // Where it cannot, it is broken, and read anew by the next search.
      await copy.keepUp().catch(() => undefined);
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
    if (this.loading || this.tooLarge.has(frameId)) return;
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
    const copy = new FrameCopy(frameId, rows, this.hurry);
    const started = performance.now();
    if (!(await copy.load((bytes) => this.makeRoomFor(bytes)))) {
      this.tooLarge.add(frameId);
      logger.warn({ frame_id: frameId }, 'a frame has no room in SEARCH_MEMORY_MB and is searched in the database');
      return;
    }
    this.copies.set(frameId, copy);
    this.searches.delete(frameId);
    this.prepare(frameId, copy);
    const took = { megabytes: Math.ceil(copy.bytes / MEBIBYTE), ms: Math.round(performance.now() - started) };
    logger.info({ frame_id: frameId, projects: copy.columns.size, ...took }, 'a frame is searched in memory');
  }

  /** After those that wait for it already, and never in the place of a frame. */
  private prepare(frameId: string, copy: FrameCopy): void {
    const { sorts = [], mostBytes, logger } = this.deps;
    const hasRoomFor = (bytes: number) => this.copies.get(frameId) === copy && this.bytes + bytes <= mostBytes;
    this.preparing = this.preparing
      .then(() => copy.search.prepare(sorts, hasRoomFor))
      .catch((error: unknown) => logger.warn({ err: error, frame_id: frameId }, 'a frame could not be sorted'));
  }

  /** Drops those that were not asked for longest; false where that is not enough. */
  private makeRoomFor(bytes: number): boolean {
    const { mostBytes } = this.deps;
    for (const frameId of this.copies.keys()) {
      if (this.bytes + bytes <= mostBytes) return true;
      this.copies.delete(frameId);
    }
    return bytes <= mostBytes;
  }
}
