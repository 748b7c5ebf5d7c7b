/** What this service keeps of a project. */
export interface ProjectFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: number;
  /** Minor units. */
  readonly budget: number;
  /** The project that it was merged into. */
  readonly mergedId: string | null;
  readonly deleted: boolean;
  /** 0 where it was asked for before an event told of it: every event is newer. */
  readonly version: number;
}
