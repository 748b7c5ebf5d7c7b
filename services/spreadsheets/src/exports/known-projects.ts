/** What exports of other services' rows show of a project. */
export interface KnownProject {
  readonly code: string;
  readonly name: string;
}

/** Asks the owner of projects about those that rows name, a batch at a time. */
export interface KnownProjects {
  /** By id. Those that don't exist, or that the export's filters leave out, are missing. */
  find(projectIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, KnownProject>>;
}
