import type { Caller } from '@trackway/runtime';

/** A project that a cell names. */
export interface NamedProject {
  /** Undefined if several projects have the name. */
  readonly id: string | undefined;
  readonly isMerged: boolean;
}

/** Finds projects by id, code, old id or unique name. Names without a project are absent. */
export type FindNamedProjects = (
  caller: Caller,
  names: readonly string[],
) => Promise<ReadonlyMap<string, NamedProject>>;
