import type { Attachment } from './attachment';

/** Deleted attachments are not found. */
export interface AttachmentStore {
  find(frameId: string, id: string): Promise<Attachment | undefined>;
  /** The same, held until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Attachment | undefined>;
  /** In their order; one that is added comes last. */
  ofStep(frameId: string, stepId: string): Promise<readonly Attachment[]>;
  /** All attachments of a step, in the order that they are to have. */
  setOrder(frameId: string, ids: readonly string[]): Promise<void>;
  insert(frameId: string, attachment: Attachment): Promise<void>;
  update(frameId: string, attachment: Attachment): Promise<void>;
}
