import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runMain } from '../../process/run-main';
import { type Exchange, parseExchanges } from '../examples/exchange';
import { REPOSITORY } from '../servers/config';

const FILE = join(REPOSITORY, 'docs', 'releases', 'exchanges.ndjson.gz');
/** Uploads, pages, tokens and names that must be unique are not replayed. */
const EXCLUDED = /\/spreadsheet|\/frame$|^\/share|-file$|\/auth\/|\/service-accounts|\/access-tokens|\/audit-log/;
const TOO_MANY_REQUESTS = 429;

/** `npm run exchanges -- <folder>`: stores exchanges that outside tests of a release recorded, for tests/replay.test.ts. */
async function main(): Promise<undefined> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder of the recorded exchanges: npm run exchanges -- <folder>');
  const files = readdirSync(folder).toSorted();
  const lines = files.flatMap((file) => withoutRepeated(parseExchanges(readFileSync(join(folder, file), 'utf8'))));
  const text = lines.map((exchange) => `${JSON.stringify(exchange)}\n`).join('');
  writeFileSync(FILE, gzipSync(text, { level: 9 }));
  process.stdout.write(`${lines.length} exchanges: docs/releases/exchanges.ndjson.gz\n`);
}

/** Tests repeat a read until it has the expected result. Only the last response counts. */
function withoutRepeated(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(
    ({ method, path, status }, index) =>
      !EXCLUDED.test(path) &&
      status !== TOO_MANY_REQUESTS &&
      !(method === 'GET' && exchanges[index + 1]?.method === 'GET' && exchanges[index + 1]?.path === path),
  );
}

void runMain(main);
