/** A form that was attached to a project, to be answered whatever step the project is in. */
export interface LooseForm {
  readonly id: number;
  readonly frameId: string;
  readonly projectId: string;
  readonly formId: number;
  readonly version: number;
  /** Of a call that may come again; null where a person attached the form. */
  readonly idempotencyKey: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it was detached. */
  readonly deletedAt: Date | null;
}
