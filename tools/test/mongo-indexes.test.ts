import { randomUUID } from 'node:crypto';
import { createConnection, type mongo } from 'mongoose';

const url = process.env['TEST_MONGODB_URL'];
if (!url) throw new Error('TEST_MONGODB_URL is not set: npm test starts the servers.');

type Thing = {
  _id: string;
  tenant: string;
  name: string;
  into: string | null;
  rank: number;
  at: Date;
  parts: { id: string }[];
};
type Query = mongo.Filter<Thing>;

const things: readonly Thing[] = Array.from({ length: 600 }, (_, n) => ({
  _id: `id${n}`,
  tenant: `t${n % 2}`,
  name: `n${n}`,
  into: n % 3 ? null : `m${n % 30}`,
  rank: n % 7,
  at: new Date(n * 1_000),
  parts: [{ id: `p${n}` }, { id: `q${n % 50}` }],
}));

/** Queries, and the same conditions in TypeScript. */
const CASES: readonly (readonly [string, Query, (thing: Thing) => boolean])[] = [
  [
    'ids of a tenant',
    { tenant: 't0', _id: { $in: ['id2', 'id4', 'id5'] } },
    ({ tenant, _id }) => tenant === 't0' && ['id2', 'id4', 'id5'].includes(_id),
  ],
  ["another tenant's id", { tenant: 't1', _id: 'id4' }, () => false],
  ['no ids', { tenant: 't0', _id: { $in: [] } }, () => false],
  [
    'one of several values, and another condition',
    { tenant: 't0', into: { $in: ['m0', 'm6'] }, name: { $ne: 'n6' } },
    ({ tenant, into, name }) => tenant === 't0' && (into === 'm0' || into === 'm6') && name !== 'n6',
  ],
  [
    'three fields of one index',
    { tenant: 't0', into: 'm6', rank: { $in: [1, 2] } },
    ({ tenant, into, rank }) => tenant === 't0' && into === 'm6' && (rank === 1 || rank === 2),
  ],
  [
    'null in a field',
    { tenant: 't1', into: null, rank: 3 },
    ({ tenant, into, rank }) => tenant === 't1' && into === null && rank === 3,
  ],
  [
    'two fields of an index and a field without an index',
    { tenant: 't1', name: 'n7', into: null },
    ({ name }) => name === 'n7',
  ],
  [
    'a range after the tenant',
    { tenant: 't0', at: { $gt: new Date(590_000) } },
    ({ tenant, at }) => tenant === 't0' && at.getTime() > 590_000,
  ],
  [
    'parts of a list',
    { tenant: 't0', 'parts.id': { $in: ['p10', 'q10'] }, rank: { $ne: 3 } },
    ({ tenant, parts, rank }) => tenant === 't0' && rank !== 3 && parts.some(({ id }) => id === 'p10' || id === 'q10'),
  ],
  [
    'ids and one of two conditions',
    { tenant: 't0', _id: { $in: ['id2', 'id4', 'id6'] }, $or: [{ rank: 2 }, { rank: 6 }] },
    ({ _id }) => _id === 'id2' || _id === 'id6',
  ],
];

// The MongoDB replacement of the local runner selects indexes itself (tools/local/mongo/serve.py).
describe('a query with a tenant', () => {
  const connection = createConnection(url, { dbName: `test_indexes_${randomUUID().slice(0, 8)}` });
  let collection: mongo.Collection<Thing>;

  beforeAll(async () => {
    collection = (await connection.asPromise()).collection<Thing>('things');
    await collection.createIndexes([
      { key: { tenant: 1, name: 1 }, unique: true },
      { key: { tenant: 1, into: 1, rank: -1 } },
      { key: { tenant: 1, at: -1 } },
      { key: { tenant: 1, 'parts.id': 1 } },
    ]);
    await collection.insertMany([...things]);
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(CASES)('finds exactly %s', async (_, query, matches) => {
    const found = await collection.find(query).toArray();
    const expected = things.filter(matches);

    expect(found.map(({ _id }) => _id).sort()).toEqual(expected.map(({ _id }) => _id).sort());
    expect(await collection.countDocuments(query)).toBe(expected.length);
  });

  it('updates and deletes exactly the matching documents', async () => {
    const query: Query = { tenant: 't1', _id: { $in: ['id1', 'id2', 'id3'] } };

    expect((await collection.updateMany(query, { $set: { rank: 50 } })).modifiedCount).toBe(2);
    expect(await collection.countDocuments({ rank: 50 })).toBe(2);
    expect((await collection.deleteMany(query)).deletedCount).toBe(2);
    expect(await collection.countDocuments()).toBe(things.length - 2);
  });
});
