import type { Page } from '@trackway/application';
import { conflict } from '@trackway/errors';
import type { Conditions } from '@trackway/mongo';
import { FakeTable, newestFirst, pageOf } from '../shared/fake-table';
import type { Channel } from './channel';
import { toDocument } from './channel-document';
import type { ChannelStore } from './channel-store';

const compare = newestFirst<Channel>(({ createdAt }) => createdAt);

export class FakeChannelStore implements ChannelStore {
  readonly rows = new FakeTable<Channel>();

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Channel[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async findByExternalRef(externalRef: string): Promise<Channel | undefined> {
    return this.rows.all().find((channel) => channel.externalRef === externalRef);
  }

  async page(frameId: string, conditions: Conditions, page: Page) {
    return pageOf(this.rows.of(frameId), { conditions, toDocument, compare }, page);
  }

  async insert(channel: Channel): Promise<void> {
    if (await this.findByExternalRef(channel.externalRef)) {
      throw conflict('This external reference is in use.', {
        external_ref: ['It must be unique in the whole system.'],
      });
    }
    this.rows.put(channel);
  }

  async update(channel: Channel): Promise<void> {
    const before = this.rows.find(channel.frameId, channel.id);
    if (before?.version !== channel.version - 1) {
      throw new Error('The stored version of the channel is not the expected one.');
    }
    this.rows.put(channel);
  }
}
