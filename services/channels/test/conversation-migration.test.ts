import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { aCaller, openMongo } from '@trackway/testkit';
import { mongo } from 'mongoose';
import { startTestChannels } from './start-channels';

const { up } = require(join(__dirname, '..', 'migrations', '0021_manage_conversations.js'));

describe('the migration of conversations', () => {
  it('adds status, response times and words to those of a previous release, and can be repeated', async () => {
    const database = await openMongo('channels');
    const client = await new mongo.MongoClient(database.url).connect();
    const db = client.db();
    const [frame_id, conversation_id] = [randomUUID(), randomUUID()];
    const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count));
    const item = (direction: string, message: string, at: Date, more: object = {}) => ({
      _id: randomUUID() as never,
      frame_id,
      conversation_id,
      direction,
      message,
      at,
      dedupe_key: randomUUID(),
      ...more,
    });
    await db.collection('conversations').insertOne({
      _id: conversation_id as never,
      frame_id,
      channel_id: randomUUID(),
      sender_key: '',
      sender: { id: 'x', name: 'João', phone: '+351 912 345 678', email: null },
    });
    await db
      .collection('media_items')
      .insertMany([
        item('inbound', 'Olá', minute(1)),
        item('outbound', 'Failed', minute(2), { counts_as_reply: true, status: 'failed' }),
        item('outbound', 'Bom dia', minute(3), { counts_as_reply: true, status: 'sent' }),
      ]);

    await up(db);
    await up(db);

    expect(await db.collection('conversations').findOne({ frame_id })).toMatchObject({
      status: 'open',
      labels: [],
      first_inbound_at: minute(1),
      first_reply_at: minute(3),
      first_response_seconds: 120,
      search_words: expect.arrayContaining(['joao', '912345678']),
    });
    expect(await db.collection('media_items').distinct('search_words', { frame_id })).toEqual(
      expect.arrayContaining(['ola', 'bom', 'dia']),
    );
    await client.close();
    await database.drop();
  });

  it('has indexes that serve the list by status, assignee, label, channel, project and waiting time', async () => {
    const service = await startTestChannels();
    const client = await new mongo.MongoClient(service.mongodbUrl).connect();
    const conversations = client.db().collection('conversations');
    const { frameId, id } = aCaller();
    const plans = [
      { status: { $in: ['open', null] } },
      { assignee_id: { $in: [id] } },
      { labels: { $in: ['vip'] } },
      { channel_id: { $in: [id] } },
      { project_id: { $in: [id] } },
      { awaiting_reply_since: { $gte: new Date(0) } },
      { first_response_seconds: { $gte: 0 } },
      { resolution_seconds: { $gte: 0 } },
    ];

    for (const conditions of plans) {
      const plan = await conversations.find({ ...conditions, frame_id: frameId }).explain();
      const { winningPlan } = plan['queryPlanner'];
      expect(JSON.stringify(winningPlan)).toContain('"stage":"IXSCAN"');
      expect(JSON.stringify(winningPlan)).toContain('"keyPattern":{"frame_id":1');
    }
    await client.close();
    await service.stop();
  }, 60_000);
});
