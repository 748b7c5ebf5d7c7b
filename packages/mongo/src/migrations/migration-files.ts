import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { mongo } from 'mongoose';

export interface Migration {
  /** File name without extension, such as 0001_create_forms. */
  readonly name: string;
  readonly up: (database: mongo.Db) => Promise<void>;
}

const FILE = /^(\d{4}_[a-z0-9_]+)\.js$/;

/** Returns the numbered migrations of a folder in order. @throws Error for another file */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const name = FILE.exec(file)?.[1];
      if (!name) throw new Error(`${file} is not a migration. The names of migrations are like 0001_what_it_does.js.`);
      const { up }: Partial<Migration> = require(resolve(folder, file));
      if (typeof up !== 'function') throw new Error(`${file} exports no function up.`);
      return { name, up };
    });
}

/** Returns migrations that did not run yet. @throws Error if a later one has run already, or a completed one is missing */
export function pendingMigrations(all: readonly Migration[], ran: readonly string[]): Migration[] {
  const names = new Set(all.map(({ name }) => name));
  const missing = ran.find((name) => !names.has(name));
  if (missing)
    throw new Error(`The database has run ${missing}, which is not in the folder. It belongs to a newer release.`);
  const done = new Set(ran);
  const pending = all.filter(({ name }) => !done.has(name));
  const [first] = pending;
  const last = [...ran].sort().at(-1);
  if (first && last && first.name < last) throw new Error(`${first.name} comes before ${last}, which already ran.`);
  return pending;
}
