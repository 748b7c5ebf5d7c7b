/** Where the content of an index is stored. */
export interface StoredContent {
  readonly file: string;
  readonly bytes: number;
  /** By the clock of the database. */
  readonly writtenAt: number;
  readonly projects: number;
}

/** Which changes an index includes. */
export interface IndexState {
  /** The snapshot of PostgreSQL. */
  readonly snapshot: string;
  /** The projects that changed between the stored content and the snapshot. */
  readonly changed: readonly string[];
}

/** Change records are deleted after an hour. An index that is older than this is read from the database again. */
export const MAX_AGE_MS = 30 * 60_000;
