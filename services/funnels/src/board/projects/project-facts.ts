/** The fields of a project that this service stores. The projects service owns them. */
export interface ProjectFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: number;
  /** Minor units. */
  readonly budget: number;
  /** The project into which it was merged. */
  readonly mergedId: string | null;
  readonly deleted: boolean;
  /** 0 if it was fetched. Every event is newer. */
  readonly version: number;
}
