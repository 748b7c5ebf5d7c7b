import type { ProjectRow } from './project-row';

/** What changed in a frame between two snapshots. */
export interface Changes {
  /** The projects to read again, each once; undefined if they are more than a refresh reads. */
  readonly projectIds: readonly string[] | undefined;
  /** The snapshot that saw them, in the database's own notation. */
  readonly snapshot: string;
}

/** How much there is to read of a frame. */
export interface FrameSize {
  readonly projects: number;
  readonly textBytes: number;
}

/** Reads what searches need of projects, as the role that searches. */
export interface ProjectRows {
  sizeOf(frameId: string): Promise<FrameSize>;
  /** A snapshot of now, for the first call of `changedSince`. */
  snapshot(): Promise<string>;
  /** What transactions have changed that `snapshot` did not see, however long they took. */
  changedSince(frameId: string, snapshot: string): Promise<Changes>;
  /** Those of the projects that there are. */
  named(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]>;
  /** The next `count` projects of a frame by their ids. */
  after(frameId: string, id: string, count: number): Promise<readonly ProjectRow[]>;
}
