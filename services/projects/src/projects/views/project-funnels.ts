import type { TaskStores } from '../tasks/task-store';
import type { ProjectAnswers } from './project-answers';

/** A funnel that a project is assigned to. */
export interface ProjectFunnel {
  readonly projectId: string;
  readonly assignmentId: string;
  /** The last published version of the assignment. */
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly status: 'open' | 'won' | 'lost' | 'paused';
  readonly statusAt: Date;
  /** YYYY-MM-DD. */
  readonly forecastDate: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  /** Undefined if funnels has not published the step yet. */
  readonly step: { readonly id: string; readonly name: string } | undefined;
  readonly linkedAt: Date;
  readonly executors: readonly { readonly id: string; readonly name: string }[];
}

export interface ProjectFunnels {
  /** The funnels of projects, ordered by the time of the assignment. */
  of(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectFunnel[]>;
  /** The progress of projects, 0 to 100. */
  percentages(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface ProjectViewStores extends TaskStores {
  readonly funnels: ProjectFunnels;
  readonly answers: ProjectAnswers;
}
