import type { Page } from '@trackway/application';
import type { Assignment, AssignmentStatus } from '../funnels/assignment';

export interface AssignmentFilter {
  readonly stepId?: string;
  readonly status?: AssignmentStatus;
}

export interface AssignmentStore {
  /** The project's place in the funnel, also where it has left. */
  find(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined>;
  /** The same, held until the end of the transaction. */
  lock(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined>;
  /** @throws AppError `conflict` where somebody else has brought the project in meanwhile. */
  insert(frameId: string, assignment: Assignment): Promise<void>;
  /** Stores one that was locked and changed. */
  update(frameId: string, assignment: Assignment): Promise<void>;
  /** Open ones in a step whose project is there. Holds the step, so that the number stays true until the end of the transaction. */
  lockAndCountOpen(frameId: string, stepId: string): Promise<number>;
  /** Those that stand in a step, whatever their status and whether or not their project is deleted; held. */
  lockAllOfStep(frameId: string, stepId: string): Promise<readonly Assignment[]>;
  /** One page of those in a funnel, the longest in their step first; deleted and merged projects are left out. */
  page(
    frameId: string,
    funnelId: string,
    filter: AssignmentFilter,
    page: Page,
  ): Promise<{ assignments: readonly Assignment[]; total: number }>;
  findById(frameId: string, id: string): Promise<Assignment | undefined>;
  /** By id, those that left their funnel too; from the first where `after` is undefined. */
  after(frameId: string, after: string | undefined, limit: number): Promise<readonly Assignment[]>;
  /** Those of several projects that have not left, by project and age. */
  ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Assignment[]>;
  /** The same of one project, without those in deleted funnels: there no rule listens. */
  ofProjectInLiveFunnels(frameId: string, projectId: string): Promise<readonly Assignment[]>;
}
