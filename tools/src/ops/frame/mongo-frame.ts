import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import { collectionsOf, withMongo } from '../backup/mongo-backup';
import type { Held } from './postgres-frame';

/** Documents contain their frame, or their id begins with it. */
export function ofFrame(frameId: string): mongo.Filter<mongo.Document> {
  return {
    $or: [{ frame_id: frameId }, { _id: { $gte: `${frameId}:`, $lt: `${frameId};` } }],
  } as mongo.Filter<mongo.Document>;
}

export function countInMongo(url: string, frameId: string): Promise<Held> {
  return withMongo(url, async (db) => {
    const held: Record<string, number> = {};
    for (const name of await collectionsOf(db)) {
      const count = await db.collection(name).countDocuments(ofFrame(frameId));
      if (count > 0) held[name] = count;
    }
    return held;
  });
}

export function exportFromMongo(url: string, frameId: string, folder: string): Promise<void> {
  return withMongo(url, async (db) => {
    for (const name of await collectionsOf(db)) {
      async function* lines() {
        for await (const document of db.collection(name).find(ofFrame(frameId))) {
          yield `${mongo.BSON.EJSON.stringify(document, { relaxed: false })}\n`;
        }
      }
      await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }));
    }
  });
}

export function deleteFromMongo(url: string, frameId: string): Promise<void> {
  return withMongo(url, async (db) => {
    for (const name of await collectionsOf(db)) await db.collection(name).deleteMany(ofFrame(frameId));
  });
}
