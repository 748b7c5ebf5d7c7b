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
