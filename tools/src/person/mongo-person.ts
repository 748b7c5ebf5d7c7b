import { mongo } from 'mongoose';
import { collectionsOf, withMongo } from '../backup/mongo-backup';
import { ofFrame } from '../frame/mongo-frame';
import { withErased } from './pattern';
import type { Found } from './postgres-person';

/** The same in collections: documents are read whole, and those that name somebody are written anew. */
export function personInMongo(
  url: string,
  person: { frameId: string; pattern: string; erase: boolean },
): Promise<readonly Found[]> {
  const pattern = new RegExp(person.pattern, 'gi');
  return withMongo(url, async (db) => {
    const found: Found[] = [];
    for (const name of await collectionsOf(db)) {
      let count = 0;
      for await (const document of db.collection(name).find(ofFrame(person.frameId))) {
        const { _id, ...rest } = document;
        const erased = withErased(rest, pattern) as mongo.Document;
        if (mongo.BSON.EJSON.stringify(erased) === mongo.BSON.EJSON.stringify(rest)) continue;
        count += 1;
        if (person.erase) await db.collection(name).replaceOne({ _id }, erased);
      }
      if (count > 0) found.push({ place: name, count });
    }
    return found;
  });
}
