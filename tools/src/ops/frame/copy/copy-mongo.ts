import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { collectionsOf, withMongo } from '../../backup/mongo-backup';
import { ofFrame } from '../mongo-frame';
import type { Compared } from './compared';

const { EJSON, serialize } = mongo.BSON;
const DOCUMENTS_PER_WRITE = 500;

/** Events that wait are published by the source. */
const NOT_COPIED = new Set(['outbox', 'outbox_quarantine']);

interface Urls {
  readonly source: string;
  readonly target: string;
}

interface Difference {
  readonly compared: Compared;
  /** Ids of documents that the target lacks or has in another version. */
  readonly changed: readonly mongo.Document['_id'][];
  readonly removed: readonly mongo.Document['_id'][];
}

type IsIncluded = (collection: string) => boolean;

export function compareMongo(urls: Urls, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return inBoth(urls, { frameId, isIncluded }, async ({ compared }) => compared);
}

/** Makes the documents of the tenant in the target equal to those of the source, and returns what was different. */
export function copyMongo(urls: Urls, frameId: string, isIncluded: IsIncluded): Promise<Compared[]> {
  return inBoth(urls, { frameId, isIncluded }, async ({ compared, changed, removed }, source, target) => {
    for (let at = 0; at < changed.length; at += DOCUMENTS_PER_WRITE) {
      const documents = await source.find({ _id: { $in: changed.slice(at, at + DOCUMENTS_PER_WRITE) } }).toArray();
      const writes = documents.map((document) => ({
        replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
      }));
      if (writes.length > 0) await target.bulkWrite(writes, { ordered: false });
    }
    if (removed.length > 0) await target.deleteMany({ _id: { $in: [...removed] } });
    return compared;
  });
}

function inBoth(
  urls: Urls,
  { frameId, isIncluded }: { frameId: string; isIncluded: IsIncluded },
  work: (difference: Difference, source: mongo.Collection, target: mongo.Collection) => Promise<Compared>,
): Promise<Compared[]> {
  return withMongo(urls.source, (source) =>
    withMongo(urls.target, async (target) => {
      const names = new Set([...(await collectionsOf(source)), ...(await collectionsOf(target))]);
      const results: Compared[] = [];
      for (const name of [...names].filter((one) => !NOT_COPIED.has(one) && isIncluded(one)).sort()) {
        const [here, there] = [source.collection(name), target.collection(name)];
        const hashes = await Promise.all([hashesOf(here, frameId), hashesOf(there, frameId)]);
        const difference = differenceOf(name, ...hashes);
        results.push(await work(difference, here, there));
      }
      return results;
    }),
  );
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
  const changed = [...source].filter(([key, { hash }]) => target.get(key)?.hash !== hash).map(([, { id }]) => id);
  const removed = [...target].filter(([key]) => !source.has(key)).map(([, { id }]) => id);
  const isEqual = changed.length === 0 && removed.length === 0;
  return { compared: { name, source: source.size, target: target.size, isEqual }, changed, removed };
}
