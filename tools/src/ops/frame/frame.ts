import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../dev/supervisor/table';
import { StartFailure } from '../../process/start-failure';
import { type BackedUpServers, serversOf } from '../backup/servers-of';
import type { OpsCommand, OpsContext, OpsResult } from '../command';
import { type FrameCommand, parseFrameArguments } from './arguments';
import { bothCellsOf, type ComparedService, compareFrame, copyFrame } from './copy/copy-frame';
import { type FileStores, fileStoresOf } from './copy/file-stores';
import { countFiles, keysOfOperations } from './copy/tenant-files';
import { type DeleteDeps, deleteFrame, departedFrames, inProjects } from './delete-frame';
import { countInMongo, exportFromMongo } from './mongo-frame';
import { countInPostgres, exportFromPostgres, type Held } from './postgres-frame';
import { storesOf } from './stores-of';

type CountedService = { readonly service: string; readonly held: Held };

/** Counts, exports, copies or deletes the data of one tenant, or deletes what tenants left behind. */
export const frame: OpsCommand = async (args, context) => {
  const command = parseFrameArguments(args, context);
  if (command.action === 'copy' || command.action === 'compare') return copyOrCompare(command, context);
  const servers = serversOf(context.env);
  if (command.action === 'departed') return listDeparted(servers, command.hours);
  if (command.action === 'delete-departed') {
    return deleteDeparted(deletionOf(command.hasFiles, servers, context), command.hours);
  }
  if (command.action === 'export' && !context.isDryRun) await exportFrame(command, storesOf(servers), context);
  if (command.action === 'delete') await deleteFrame(deletionOf(command.hasFiles, servers, context), command);
  const held = await count(servers, command.frameId, filesIf(command.action === 'count', servers, context));
  const isDeleted = command.action === 'delete' && !context.isDryRun;
  return {
    isOk: !(isDeleted && remains(held)),
    text: listing(held),
    details: Object.fromEntries(held.map(({ service, held: counts }) => [service, counts])),
  };
};

function deletionOf(hasFiles: boolean, servers: BackedUpServers, context: OpsContext): DeleteDeps {
  const { ENTRY_POSTGRES_URL: entryPostgresUrl } = context.env;
  return { ...context, servers, entryPostgresUrl, files: filesIf(hasFiles, servers, context) };
}

function filesIf(isIncluded: boolean, { storageFolder }: BackedUpServers, { env }: OpsContext): FileStores {
  return isIncluded ? fileStoresOf(env, storageFolder, '') : new Map();
}

async function count(servers: BackedUpServers, frameId: string, files: FileStores): Promise<readonly CountedService[]> {
  const keys = files.size === 0 ? [] : await keysOfOperations(servers.postgresUrl, frameId);
  const ofFiles = { service: 'files', held: await countFiles(files, { frameId, keys }) };
  const ofStores = await Promise.all(
    storesOf(servers).map(async ({ service, url, isPostgres }) => ({
      service,
      held: await (isPostgres ? countInPostgres : countInMongo)(url, frameId),
    })),
  );
  return [...ofStores, ofFiles];
}

function remains(held: readonly CountedService[]): boolean {
  return held.some((one) => Object.keys(one.held).length > 0);
}

async function listDeparted(servers: BackedUpServers, hours: number): Promise<OpsResult> {
  const departed = await inProjects(servers, (projects) => departedFrames(projects, hours));
  const rows = departed.map(({ frame: id, cell, departed_at: at }) => [id, cell, at.toISOString()]);
  const text =
    rows.length === 0 ? 'No tenant has left data here.' : table([['frame', 'cell', 'since'], ...rows]).join('\n');
  return { isOk: true, text, details: { departed } };
}

/** A tenant that cannot be deleted does not prevent the deletion of the others. */
async function deleteDeparted(deps: DeleteDeps, hours: number): Promise<OpsResult> {
  if (deps.isDryRun) return listDeparted(deps.servers, hours);
  const failed: string[] = [];
  const departed = await inProjects(deps.servers, (projects) => departedFrames(projects, hours));
  for (const { frame: frameId } of departed) {
    try {
      await deleteFrame(deps, { frameId, isLeaving: false });
    } catch (error) {
      failed.push(frameId);
      deps.say(error instanceof Error ? error.message : String(error));
    }
  }
  const deleted = departed.map(({ frame: frameId }) => frameId).filter((frameId) => !failed.includes(frameId));
  const text = `The data of ${deleted.length} tenants is deleted, that of ${failed.length} is not.`;
  return { isOk: failed.length === 0, text, details: { deleted, failed } };
}

/** A dry run of `copy` compares. `compare` is not ok if anything differs. */
async function copyOrCompare(
  command: Extract<FrameCommand, { action: 'copy' | 'compare' }>,
  { env, isDryRun }: OpsContext,
): Promise<OpsResult> {
  const { action, frameId } = command;
  const servers = bothCellsOf(env);
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

async function exportFrame(
  { frameId, folder: root }: { frameId: string; folder: string },
  stores: ReturnType<typeof storesOf>,
  { say }: OpsContext,
): Promise<void> {
  if (existsSync(root)) throw new StartFailure(`${root} exists already. An export needs a new folder.`);
  for (const { service, url, isPostgres } of stores) {
    say(`Exporting from ${service}`);
    const folder = join(root, service);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await (isPostgres ? exportFromPostgres : exportFromMongo)(url, frameId, folder);
  }
}

function listing(stores: readonly CountedService[]): string {
  const rows = stores.flatMap(({ service, held }) =>
    Object.entries(held).map(([name, count]) => [service, name, String(count)]),
  );
  return rows.length === 0
    ? 'No database holds anything of this frame.'
    : table([['service', 'what', 'how many'], ...rows]).join('\n');
}
