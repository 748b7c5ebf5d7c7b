import type { Attachment } from './attachment';

/** Deleted attachments are not found. */
export interface AttachmentStore {
  find(frameId: string, id: string): Promise<Attachment | undefined>;
  /** Locks the attachment until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Attachment | undefined>;
  /** In their order. A new attachment is the last one. */
  ofStep(frameId: string, stepId: string): Promise<readonly Attachment[]>;
  /** Attachments of the step that are not deleted. Concurrent counts of a step wait for each other until the commit. */
  countForLimit(frameId: string, stepId: string): Promise<number>;
  /** `ids` must contain all attachments of the step. */
  setOrder(frameId: string, ids: readonly string[]): Promise<void>;
  insert(frameId: string, attachment: Attachment): Promise<void>;
  update(frameId: string, attachment: Attachment): Promise<void>;
}
