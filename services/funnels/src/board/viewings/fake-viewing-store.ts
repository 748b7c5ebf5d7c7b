import { FakeTable } from '@trackway/simulation';
import type { Viewing } from './viewing';
import type { ViewingStore } from './viewing-store';

export class FakeViewingStore implements ViewingStore {
  readonly rows = new FakeTable<Viewing>((row) => `${row.attachmentId}/${row.projectId}/${row.viewerId}`);

  async lock(frameId: string, { projectId, viewerId, attachmentIds }: Parameters<ViewingStore['lock']>[1]) {
    return this.rows
      .of(frameId)
      .filter((row) => row.projectId === projectId && row.viewerId === viewerId)
      .filter((row) => attachmentIds.includes(row.attachmentId));
  }

  async save(frameId: string, viewing: Viewing): Promise<void> {
    this.rows.put(frameId, viewing);
  }
}
