/** What this service keeps of a project that is merged into another. */
export interface ProjectFacts {
  readonly frameId: string;
  readonly id: string;
  /** The project that it was merged into. */
  readonly mergedId: string | null;
  readonly version: number;
}
