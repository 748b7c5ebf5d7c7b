import { FakeTable } from '@trackway/simulation';
import type { Attachment } from './attachment';
import type { AttachmentStore } from './attachment-store';

interface Row {
  readonly attachment: Attachment;
  readonly position: number;
}

export class FakeAttachmentStore implements AttachmentStore {
  readonly rows = new FakeTable<Row>(({ attachment }) => attachment.id);

  async find(frameId: string, id: string): Promise<Attachment | undefined> {
    const attachment = this.rows.find(frameId, id)?.attachment;
    return attachment?.deletedAt === null ? attachment : undefined;
  }

  lock(frameId: string, id: string): Promise<Attachment | undefined> {
    return this.find(frameId, id);
  }

  async ofStep(frameId: string, stepId: string): Promise<readonly Attachment[]> {
    return this.rows
      .of(frameId)
      .filter(({ attachment }) => attachment.stepId === stepId && attachment.deletedAt === null)
      .toSorted((one, other) => one.position - other.position)
      .map(({ attachment }) => attachment);
  }

  async countForLimit(frameId: string, stepId: string): Promise<number> {
    return (await this.ofStep(frameId, stepId)).length;
  }

  async setOrder(frameId: string, ids: readonly string[]): Promise<void> {
    for (const [position, id] of ids.entries()) this.rows.change(frameId, id, { position });
  }

  async insert(frameId: string, attachment: Attachment): Promise<void> {
    this.rows.put(frameId, { attachment, position: this.rows.of(frameId).length });
  }

  async update(frameId: string, attachment: Attachment): Promise<void> {
    this.rows.change(frameId, attachment.id, { attachment });
  }
}
