import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../dev/supervisor/table';
import { StartFailure } from '../../process/start-failure';
import { serversOf } from '../backup/servers-of';
import type { OpsCommand, OpsContext, OpsResult } from '../command';
import { type FrameCommand, parseFrameArguments } from './arguments';
import { type ComparedService, compareFrame, copyFrame, targetOf } from './copy/copy-frame';
import { countInMongo, deleteFromMongo, exportFromMongo } from './mongo-frame';
import { countInPostgres, deleteFromPostgres, exportFromPostgres, type Held } from './postgres-frame';
import { storesOf } from './stores-of';

type Stores = ReturnType<typeof storesOf>;

/** Exports or deletes the data of one tenant. For files see docs/how-to/runbooks/frame-leaves.md. */
export const frame: OpsCommand = async (args, context) => {
  const command = parseFrameArguments(args, context);
  if (command.action === 'copy' || command.action === 'compare') return copyOrCompare(command, context);
  const stores = storesOf(serversOf(context.env));
  if (!context.isDryRun) await change(command, stores, context);
  const held = await Promise.all(
    stores.map(async ({ service, url, isPostgres }) => ({
      service,
      held: await (isPostgres ? countInPostgres : countInMongo)(url, command.frameId),
    })),
  );
  const isDeleted = command.action === 'delete' && !context.isDryRun;
  const remains = held.some((one) => Object.keys(one.held).length > 0);
  return {
    isOk: !(isDeleted && remains),
    text: listing(held),
    details: Object.fromEntries(held.map(({ service, held: counts }) => [service, counts])),
  };
};

/** A dry run of `copy` compares. `compare` is not ok if anything differs. */
async function copyOrCompare(command: FrameCommand, { env, isDryRun }: OpsContext): Promise<OpsResult> {
  const { action, frameId } = command;
  const servers = { source: serversOf(env), target: targetOf(env) };
  const copies = command.action === 'copy' && !isDryRun;
  const services = copies ? await copyFrame(servers, frameId, command.isInUse) : await compareFrame(servers, frameId);
  const differing = services.flatMap(({ compared }) => compared.filter(({ isEqual }) => !isEqual));
  return {
    isOk: action === 'copy' || differing.length === 0,
    text: comparison(services, copies ? 'was copied' : 'differs'),
    details: Object.fromEntries(services.map(({ service, compared }) => [service, compared])),
  };
}

function comparison(services: readonly ComparedService[], what: string): string {
  const rows = services.flatMap(({ service, compared }) =>
    compared
      .filter(({ source, target }) => source + target > 0)
      .map(({ name, source, target, isEqual }) => [
        service,
        name,
        String(source),
        String(target),
        isEqual ? 'equal' : what,
      ]),
  );
  return rows.length === 0
    ? 'No database holds anything of this frame.'
    : table([['service', 'what', 'here', 'there before', ''], ...rows]).join('\n');
}

async function change(command: FrameCommand, stores: Stores, { say }: OpsContext): Promise<void> {
  const { frameId } = command;
  if (command.action === 'export') {
    if (existsSync(command.folder))
      throw new StartFailure(`${command.folder} exists already. An export needs a new folder.`);
    for (const { service, url, isPostgres } of stores) {
      say(`Exporting from ${service}`);
      const folder = join(command.folder, service);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await (isPostgres ? exportFromPostgres : exportFromMongo)(url, frameId, folder);
    }
  }
  if (command.action === 'delete') {
    for (const { service, url, isPostgres } of stores) {
      say(`Deleting from ${service}`);
      await (isPostgres ? deleteFromPostgres : deleteFromMongo)(url, frameId);
    }
  }
}

function listing(stores: readonly { service: string; held: Held }[]): string {
  const rows = stores.flatMap(({ service, held }) =>
    Object.entries(held).map(([name, count]) => [service, name, String(count)]),
  );
  return rows.length === 0
    ? 'No database holds anything of this frame.'
    : table([['service', 'what', 'how many'], ...rows]).join('\n');
}
