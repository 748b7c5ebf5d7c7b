import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { personInMongo } from '../src/ops/person/mongo-person';

const server = process.env['TEST_MONGODB_URL'];
if (!server) throw new Error('TEST_MONGODB_URL is not set: npm test starts the servers.');

const DOCUMENTS = 200;

interface Visit {
  readonly _id: string;
  readonly frame_id: string;
  readonly by: string;
  readonly count: number;
}

describe('the erasure of a person in collections', () => {
  let url: URL;
  let client: mongo.MongoClient;

  beforeAll(async () => {
    url = new URL(server);
    url.pathname = `/person_${randomUUID().replaceAll('-', '')}`;
    client = await new mongo.MongoClient(url.href).connect();
  });
  afterAll(async () => {
    await client.db().dropDatabase();
    await client.close();
  });

  it('removes the words of a search index with the texts that they are from', async () => {
    const messages = client.db().collection<{ _id: string }>('messages');
    const frame_id = randomUUID();
    const other = { _id: randomUUID(), frame_id, sender: { phone: '+1 555 010 99' }, search_words: ['55501099'] };
    await messages.insertMany([
      { _id: randomUUID(), frame_id, message: 'Zoé Muñoz called', search_words: ['zoe', 'munoz', 'called'] },
      other,
    ] as { _id: string }[]);

    const person = { frameId: frame_id, pattern: 'Zoé Muñoz', erase: true };
    const found = await personInMongo(url.href, person);

    expect(found).toEqual([{ place: 'messages', count: 1 }]);
    const documents = await messages.find({ frame_id } as object).toArray();
    expect(documents).toMatchObject([{ message: 'erased called', search_words: ['called'] }, other]);
  });

  it('loses no concurrent writes', async () => {
    const visits = client.db().collection<Visit>('visits');
    const frameId = randomUUID();
    const ids = Array.from({ length: DOCUMENTS }, () => randomUUID());
    await visits.insertMany(ids.map((_id) => ({ _id, frame_id: frameId, by: 'Dana Demo', count: 0 })));
    const written = new Map<string, number>();
    let isErasing = true;
    const write = async () => {
      while (isErasing) {
        for (const _id of ids) {
          const { modifiedCount } = await visits.updateOne({ _id }, { $inc: { count: 1 } });
          written.set(_id, (written.get(_id) ?? 0) + modifiedCount);
        }
      }
    };

    const writing = write();
    const found = await personInMongo(url.href, { frameId, pattern: 'Dana Demo', erase: true });
    isErasing = false;
    await writing;

    expect(found).toEqual([{ place: 'visits', count: DOCUMENTS }]);
    const documents = await visits.find({ frame_id: frameId }).toArray();
    expect(new Set(documents.map(({ by }) => by))).toEqual(new Set(['erased']));
    expect(new Map(documents.map(({ _id, count }) => [_id, count]))).toEqual(
      new Map(ids.map((id) => [id, written.get(id)])),
    );
  });
});
