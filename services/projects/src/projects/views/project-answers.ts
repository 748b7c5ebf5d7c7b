import type { FormAnswer } from '../../peers/peer-queries';

/** The answers of projects in the read model. */
export interface StoredAnswers {
  /** By project, including the answers of projects that were merged into it. */
  readonly byProject: ReadonlyMap<string, readonly FormAnswer[]>;
  /** Projects with an answer whose value or form title is missing in the read model. */
  readonly incomplete: readonly string[];
}

export interface ProjectAnswers {
  /** Returns the answers that are not cleared, ordered by id, with those of merged projects at the end. */
  of(frameId: string, projectIds: readonly string[]): Promise<StoredAnswers>;
  /** Returns titles of forms by id, also of deleted ones. Forms whose event has not arrived are missing. */
  titles(frameId: string, formIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
