import type { Page } from '@trackway/application';
import type { Assignment, AssignmentStatus } from '../funnels/assignment';

export interface AssignmentFilter {
  readonly stepId?: string;
  readonly status?: AssignmentStatus;
}

export interface AssignmentStore {
  /** Also finds the assignment of a project that has left the funnel. */
  find(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined>;
  /** The same for several, in any order. */
  findMany(
    frameId: string,
    places: readonly { readonly funnelId: string; readonly projectId: string }[],
  ): Promise<readonly Assignment[]>;
  /** Locks the assignment until the end of the transaction. */
  lock(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined>;
  /** @throws AppError `conflict` if a concurrent transaction has inserted the assignment. */
  insert(frameId: string, assignment: Assignment): Promise<void>;
  /** Stores a locked assignment. */
  update(frameId: string, assignment: Assignment): Promise<void>;
  /**
   * Counts open assignments whose project exists. Locks the step, so that the count is exact until the end of the
   * transaction.
   */
  lockAndCountOpen(frameId: string, stepId: string): Promise<number>;
  /** The assignments of a step, including those of deleted projects: open or paused ones, and won or lost ones. */
  idsOfStep(
    frameId: string,
    stepId: string,
  ): Promise<{ readonly active: readonly string[]; readonly closed: readonly string[] }>;
  /** Moves assignments to a step and returns them, in any order. The caller holds the lock of their funnel. */
  moveMany(frameId: string, ids: readonly string[], stepId: string, at: Date): Promise<readonly Assignment[]>;
  /** A page of a funnel's assignments, longest in their step first. Excludes deleted and merged projects. */
  page(
    frameId: string,
    funnelId: string,
    filter: AssignmentFilter,
    page: Page,
  ): Promise<{ assignments: readonly Assignment[]; total: number }>;
  findById(frameId: string, id: string): Promise<Assignment | undefined>;
  /** Ordered by id, including projects that left the funnel. Starts at the first without `after`. */
  after(frameId: string, after: string | undefined, limit: number): Promise<readonly Assignment[]>;
  /** Assignments that have not left, ordered by project and age. */
  ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Assignment[]>;
  /** The same for one project, without deleted funnels, because rules ignore those. */
  ofProjectInLiveFunnels(frameId: string, projectId: string): Promise<readonly Assignment[]>;
}
