import type { Attachment } from './attachment';

/** Deleted attachments are not found. */
export interface AttachmentStore {
  find(frameId: string, id: string): Promise<Attachment | undefined>;
  /** The same, held until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Attachment | undefined>;
  /** In the order in which they were added. */
  ofStep(frameId: string, stepId: string): Promise<readonly Attachment[]>;
  insert(frameId: string, attachment: Attachment): Promise<void>;
  update(frameId: string, attachment: Attachment): Promise<void>;
}
