/** The values by which a project is searched and sorted. Times are in milliseconds since 1970. */
export interface ProjectRow {
  readonly id: string;
  readonly deleted: boolean;
  readonly isTemplate: boolean;
  /** By the name of the memory column. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  /** The assigned users. */
  readonly userIds: readonly string[];
  /** The groups that are not deleted. */
  readonly groupIds: readonly string[];
  readonly tagIds: readonly string[];
  /** The current assignments to funnels. */
  readonly assignments: readonly AssignmentRow[];
  /** The answers of the project and of those merged into it. */
  readonly answers: readonly AnswerRow[];
}

export type AssignmentRow = readonly [
  funnelId: string,
  stepId: string,
  status: string,
  statusAt: number,
  forecastAt: number | null,
  linkedAt: number,
  tagIds: readonly string[],
];

/** A value of an answer. Exactly one of the five kinds of values is not null. */
export type AnswerRow = readonly [
  fieldId: string,
  accessorType: string,
  text: string | null,
  folded: string | null,
  number: number | null,
  time: number | null,
  boolean: 0 | 1 | null,
  option: string | null,
  textSortKey: string | null,
];

/** What changed in a frame between two snapshots. */
export interface Changes {
  /** The projects to read again, without duplicates. Undefined if there are more than a refresh reads. */
  readonly projectIds: readonly string[] | undefined;
  /** The later snapshot, in PostgreSQL's notation. */
  readonly snapshot: string;
}

export interface FrameSize {
  readonly projects: number;
  readonly textBytes: number;
}

/** Reads the projects of a frame once, ordered by id, for a new index. */
export interface FrameReader {
  /**
   * At most the next `count` projects, fewer if some were deleted meanwhile; undefined after the last one. A project may have
   * the former name of a customer or contact that was renamed after the reader was created.
   */
  next(count: number): Promise<readonly ProjectRow[] | undefined>;
}

/** The state of the database apart from its recorded changes. */
export interface Origin {
  /** Differs if the server, the database or its timeline is another one, or tables or functions were replaced. */
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly now: number;
}

/** Reads the search values of projects. */
export interface ProjectRows {
  origin(): Promise<Origin>;
  /** Whether a frame has projects. */
  hasProjects(frameId: string): Promise<boolean>;
  sizeOf(frameId: string): Promise<FrameSize>;
  /** The current snapshot, for the first call of `changedSince`. */
  snapshot(): Promise<string>;
  /** The changes of all transactions that `snapshot` does not include, however long they took. */
  changedSince(frameId: string, snapshot: string): Promise<Changes>;
  /** The projects with these ids that exist. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]>;
  /** The changes since a snapshot from before this call must be read after the last project. */
  readFrame(frameId: string): FrameReader;
}
