/** A form that is attached to a project and can be answered in any step. */
export interface LooseForm {
  readonly id: number;
  readonly frameId: string;
  readonly projectId: string;
  readonly formId: number;
  readonly version: number;
  /** Identifies a call that may be repeated. Null for HTTP requests. */
  readonly idempotencyKey: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Time of the detachment. */
  readonly deletedAt: Date | null;
}
