import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { mongo } from 'mongoose';

export interface Migration {
  /** The file's name without its ending, such as 0001_create_forms. */
  readonly name: string;
  readonly up: (database: mongo.Db) => Promise<void>;
}

const FILE = /^(\d{4}_[a-z0-9_]+)\.js$/;

/** The numbered migrations of a folder in order. @throws Error for a file that is none. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const name = FILE.exec(file)?.[1];
      if (!name) throw new Error(`${file} is no migration: they are called 0001_what_it_does.js.`);
      const { up }: Partial<Migration> = require(resolve(folder, file));
      if (typeof up !== 'function') throw new Error(`${file} exports no function up.`);
      return { name, up };
    });
}

/** Those that did not run yet. @throws Error where one would run before others that already did, or one that ran is gone. */
export function pendingMigrations(all: readonly Migration[], ran: readonly string[]): Migration[] {
  const names = new Set(all.map(({ name }) => name));
  const gone = ran.find((name) => !names.has(name));
  if (gone) throw new Error(`The database ran ${gone}, which is not in the folder: it belongs to a newer release.`);
  const done = new Set(ran);
  const pending = all.filter(({ name }) => !done.has(name));
  const [first] = pending;
  const last = [...ran].sort().at(-1);
  if (first && last && first.name < last) throw new Error(`${first.name} comes before ${last}, which already ran.`);
  return pending;
}
