import { searchWords } from '@trackway/mongo';
import { mongo } from 'mongoose';
import { collectionsOf, withMongo } from '../backup/mongo-backup';
import { ofFrame } from '../frame/mongo-frame';
import { withErased } from './pattern';
import type { Found } from './postgres-person';

/**
 * The same for collections: documents with the personal data are rewritten, each in a transaction
 * that is retried if another process has written it, so no change is lost.
 */
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
        if (!erasedOf(document, pattern)) continue;
        count += 1;
        if (person.erase) await eraseIn(db, name, document._id, pattern);
      }
      if (count > 0) found.push({ place: name, count });
    }
    return found;
  });
}

/** The replacement of a document; undefined if it contains no personal data. */
function erasedOf({ _id, ...rest }: mongo.Document, pattern: RegExp): mongo.Document | undefined {
  const erased = withErased(rest, pattern) as mongo.Document;
  const isSame = mongo.BSON.EJSON.stringify(erased) === mongo.BSON.EJSON.stringify(rest);
  return isSame ? undefined : withoutLostWords(erased);
}

/** Removes the words of an index that the remaining texts of the document do not contain. */
function withoutLostWords({ search_words: words, ...document }: mongo.Document): mongo.Document {
  if (!Array.isArray(words)) return document;
  const left = new Set(textsOf(document).flatMap((text) => searchWords(text)));
  return { ...document, search_words: words.filter((word) => left.has(word)) };
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

async function eraseIn(db: mongo.Db, name: string, _id: mongo.ObjectId, pattern: RegExp): Promise<void> {
  await db.client.withSession((session) =>
    session.withTransaction(async () => {
      const current = await db.collection(name).findOne({ _id }, { session });
      const erased = current && erasedOf(current, pattern);
      if (erased) await db.collection(name).replaceOne({ _id }, erased, { session });
    }),
  );
}
