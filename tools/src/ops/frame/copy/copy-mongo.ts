import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { collectionsOf } from '../../backup/mongo-backup';
import { ofFrame } from '../mongo-frame';
import type { Compared } from './compared';

const { EJSON, serialize } = mongo.BSON;
const DOCUMENTS_PER_WRITE = 500;

/** Events that wait are published by the source. */
const NOT_COPIED = new Set(['outbox', 'outbox_quarantine']);

/** The database of a service in both cells. */
export interface MongoDatabases {
  readonly source: mongo.Db;
  readonly target: mongo.Db;
}

interface Difference {
  readonly compared: Compared;
  /** Ids of documents that the target lacks or has in another version. */
  readonly changed: readonly mongo.Document['_id'][];
  /** Ids of documents of the target that the source lacks or has in another version. */
  readonly outdated: readonly mongo.Document['_id'][];
}

type IsIncluded = (collection: string) => boolean;

export function compareMongo(databases: MongoDatabases, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return inBoth(databases, { frameId, isIncluded }, async ({ compared }) => compared);
}

/** Makes the documents of the tenant in the target equal to those of the source, and returns what was different. */
export function copyMongo(databases: MongoDatabases, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return inBoth(databases, { frameId, isIncluded }, async ({ compared, changed, outdated }, source, target) => {
    // All of them first: a document can have the unique value that another one had before.
    for (const ids of batchesOf(outdated)) await target.deleteMany({ _id: { $in: ids } });
    for (const ids of batchesOf(changed)) {
      const documents = await source.find({ _id: { $in: ids } }).toArray();
      if (documents.length > 0) await target.insertMany(documents);
    }
    return compared;
  });
}

async function inBoth(
  { source, target }: MongoDatabases,
  { frameId, isIncluded }: { frameId: string; isIncluded: IsIncluded },
  work: (difference: Difference, source: mongo.Collection, target: mongo.Collection) => Promise<Compared>,
): Promise<Compared[]> {
  const names = new Set((await Promise.all([collectionsOf(source), collectionsOf(target)])).flat());
  const results: Compared[] = [];
  for (const name of [...names].filter((one) => !NOT_COPIED.has(one) && isIncluded(one)).sort()) {
    const [here, there] = [source.collection(name), target.collection(name)];
    const hashes = await Promise.all([hashesOf(here, frameId), hashesOf(there, frameId)]);
    results.push(await work(differenceOf(name, ...hashes), here, there));
  }
  return results;
}

type Hashes = ReadonlyMap<string, { readonly id: mongo.Document['_id']; readonly hash: string }>;

async function hashesOf(collection: mongo.Collection, frameId: string): Promise<Hashes> {
  const hashes = new Map<string, { id: mongo.Document['_id']; hash: string }>();
  for await (const document of collection.find(ofFrame(frameId))) {
    const hash = createHash('sha256').update(serialize(document)).digest('base64');
    hashes.set(EJSON.stringify(document._id), { id: document._id, hash });
  }
  return hashes;
}

function differenceOf(name: string, source: Hashes, target: Hashes): Difference {
  const changed = idsOfOthers(source, target);
  const outdated = idsOfOthers(target, source);
  const isEqual = changed.length === 0 && outdated.length === 0;
  return { compared: { name, source: source.size, target: target.size, isEqual }, changed, outdated };
}

/** Ids of documents that are missing or different in `other`. */
function idsOfOthers(hashes: Hashes, other: Hashes): readonly mongo.Document['_id'][] {
  return [...hashes].filter(([key, { hash }]) => other.get(key)?.hash !== hash).map(([, { id }]) => id);
}

function batchesOf<T>(values: readonly T[]): T[][] {
  const starts = Array.from(
    { length: Math.ceil(values.length / DOCUMENTS_PER_WRITE) },
    (_, i) => i * DOCUMENTS_PER_WRITE,
  );
  return starts.map((start) => values.slice(start, start + DOCUMENTS_PER_WRITE));
}
