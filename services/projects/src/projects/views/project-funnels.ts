import type { TaskStores } from '../tasks/task-store';
/** One funnel that a project is in, as the read model knows it. */
export interface ProjectFunnel {
  readonly projectId: string;
  readonly assignmentId: string;
  /** As funnels told of it last. */
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly status: 'open' | 'won' | 'lost' | 'paused';
  readonly statusAt: Date;
  /** A day, YYYY-MM-DD. */
  readonly forecastDate: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  /** Undefined where funnels has not told of the step yet. */
  readonly step: { readonly id: string; readonly name: string } | undefined;
  readonly linkedAt: Date;
  readonly executors: readonly { readonly id: string; readonly name: string }[];
}

export interface ProjectFunnels {
  /** The funnels that projects are in, those entered first before the others. */
  of(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectFunnel[]>;
  /** How far projects are, 0 to 100. */
  percentages(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface ProjectViewStores extends TaskStores {
  readonly funnels: ProjectFunnels;
}
