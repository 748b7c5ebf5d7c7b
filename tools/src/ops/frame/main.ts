import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { serversOf } from '../backup/servers-of';
import { parseFrameArguments } from './arguments';
import { countInMongo, deleteFromMongo, exportFromMongo } from './mongo-frame';
import { countInPostgres, deleteFromPostgres, exportFromPostgres, type Held } from './postgres-frame';
import { storesOf } from './stores-of';

/** `npm run frame`: exports or deletes the data of one tenant. For files see docs/how-to/runbooks/frame-leaves.md. */
async function main(): Promise<number> {
  const command = parseFrameArguments(process.argv.slice(2));
  const { frameId } = command;
  const stores = storesOf(serversOf(process.env));
  if (command.action === 'export') {
    if (existsSync(command.folder))
      throw new StartFailure(`${command.folder} exists already. An export needs a new folder.`);
    for (const { service, url, isPostgres } of stores) {
      const folder = join(command.folder, service);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await (isPostgres ? exportFromPostgres : exportFromMongo)(url, frameId, folder);
    }
  }
  if (command.action === 'delete') {
    for (const { url, isPostgres } of stores) await (isPostgres ? deleteFromPostgres : deleteFromMongo)(url, frameId);
  }
  const held = await Promise.all(
    stores.map(async ({ service, url, isPostgres }) => ({
      service,
      held: await (isPostgres ? countInPostgres : countInMongo)(url, frameId),
    })),
  );
  process.stdout.write(`${listing(held)}\n`);
  return command.action === 'delete' && held.some((one) => Object.keys(one.held).length > 0) ? 1 : 0;
}

function listing(stores: readonly { service: string; held: Held }[]): string {
  const rows = stores.flatMap(({ service, held }) =>
    Object.entries(held).map(([name, count]) => [service, name, String(count)]),
  );
  return rows.length === 0
    ? 'No database holds anything of this frame.'
    : table([['service', 'what', 'how many'], ...rows]).join('\n');
}

void runMain(main);
