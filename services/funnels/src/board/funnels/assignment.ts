export const assignmentStatuses = ['open', 'won', 'lost', 'paused'] as const;

export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** A project's place in one funnel: in one of its steps, or gone from it. */
export interface Assignment {
  readonly id: string;
  readonly funnelId: string;
  readonly projectId: string;
  readonly stepId: string;
  readonly status: AssignmentStatus;
  readonly statusAt: Date;
  /** A day, YYYY-MM-DD. */
  readonly forecastDate: string | null;
  /** Since when it stands in its step. */
  readonly linkedAt: Date;
  readonly tagIds: readonly string[];
  readonly executorIds: readonly string[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when it is no longer in the funnel. */
  readonly leftAt: Date | null;
}
