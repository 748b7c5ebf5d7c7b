import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { Client } from 'pg';
import { factsOf, SERVICE_NAMES } from '../../../tools/src/dev/start/services';
import { openMongo, openPostgres } from '../src';

const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'reference', 'stored-data.md'), 'utf8');
const table = page.slice(page.indexOf('<!-- stored data -->'), page.indexOf('<!-- /stored data -->'));

const CELLS = 6;
const documentedRows = [...table.matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row]) => row!.split(' | '));

function documentedFor(service: string): string[] {
  const rows = documentedRows.filter(([services]) => services!.split(', ').includes(service));
  return rows.flatMap(([, names]) => [...names!.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!)).sort();
}

async function tablesOf(service: string): Promise<string[]> {
  const database = await openPostgres(service);
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'm') AND NOT c.relispartition AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'`);
  await client.end();
  await database.drop();
  return rows.map(({ name }) => name).sort();
}

async function collectionsOf(service: string): Promise<string[]> {
  const database = await openMongo(service);
  const connection = await createConnection(database.url).asPromise();
  const collections = await connection.listCollections();
  await connection.close();
  await database.drop();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

describe('the table of stored data in docs/reference/stored-data.md', () => {
  it('has the content, the retention and the purging of each row', () => {
    expect(documentedRows.length).toBeGreaterThan(30);
    expect(
      documentedRows.filter((cells) => cells.length !== CELLS || cells.some((cell) => cell.trim() === '')),
    ).toEqual([]);
  });

  it.each(SERVICE_NAMES.filter((name) => factsOf(name).store === 'postgres'))(
    'lists each table of %s once, and no other',
    async (service) => {
      expect(documentedFor(service)).toEqual(await tablesOf(service));
    },
  );

  it.each(SERVICE_NAMES.filter((name) => factsOf(name).store === 'mongo'))(
    'lists each collection of %s once, and no other',
    async (service) => {
      expect(documentedFor(service)).toEqual(await collectionsOf(service));
    },
  );
});
