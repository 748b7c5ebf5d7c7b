export const assignmentStatuses = ['open', 'won', 'lost', 'paused'] as const;

export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** The assignment of a project to a step of one funnel. A project that left the funnel keeps it, with `leftAt`. */
export interface Assignment {
  readonly id: string;
  readonly funnelId: string;
  readonly projectId: string;
  readonly stepId: string;
  readonly status: AssignmentStatus;
  readonly statusAt: Date;
  /** A day, YYYY-MM-DD. */
  readonly forecastDate: string | null;
  /** When the project entered the step. */
  readonly linkedAt: Date;
  readonly tagIds: readonly string[];
  readonly executorIds: readonly string[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the project left the funnel. */
  readonly leftAt: Date | null;
}
