import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readLines } from '@trackway/runtime';
import { mongo } from 'mongoose';
import type { Manifest } from './manifest';

const { EJSON } = mongo.BSON;
const DOCUMENTS_PER_INSERT = 500;

type Db = mongo.Db;

export async function withMongo<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await new mongo.MongoClient(url).connect();
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/**
 * Writes each collection into a folder, one document per line. Concurrent writes may be included or not. For a
 * consistent snapshot, use snapshots of the server or stop the services.
 */
export async function dumpMongo(db: Db, folder: string): Promise<Manifest> {
  const manifest: Record<string, Manifest[string]> = {};
  for (const name of await collectionsOf(db)) {
    const digest = new Digest();
    async function* lines() {
      for await (const document of db.collection(name).find()) {
        const line = EJSON.stringify(document, { relaxed: false });
        digest.add(line);
        yield `${line}\n`;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }));
    manifest[name] = digest.figures();
  }
  return manifest;
}

/** Fills the collections of an empty, migrated database. Returns its contents. */
export async function restoreMongo(db: Db, folder: string, backup: Manifest): Promise<Manifest> {
  for (const name of Object.keys(backup)) {
    await db.collection(name).deleteMany({});
    let batch: mongo.Document[] = [];
    const write = async () => {
      if (batch.length > 0) await db.collection(name).insertMany(batch);
      batch = [];
    };
    for await (const line of readLines(join(folder, `${name}.jsonl`))) {
      batch.push(EJSON.parse(line, { relaxed: false }));
      if (batch.length === DOCUMENTS_PER_INSERT) await write();
    }
    await write();
  }
  const manifest: Record<string, Manifest[string]> = {};
  for (const name of await collectionsOf(db)) {
    const digest = new Digest();
    for await (const document of db.collection(name).find()) digest.add(EJSON.stringify(document, { relaxed: false }));
    manifest[name] = digest.figures();
  }
  return manifest;
}

export async function collectionsOf(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

/** A checksum of the documents, independent of their order. */
class Digest {
  private count = 0;
  private sum = 0n;

  add(line: string): void {
    this.count += 1;
    this.sum += createHash('sha256').update(line).digest().readBigUInt64BE();
  }

  figures(): Manifest[string] {
    return { count: this.count, checksum: this.sum.toString() };
  }
}
