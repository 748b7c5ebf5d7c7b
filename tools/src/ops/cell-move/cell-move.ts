import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import type { OpsCommand } from '../command';
import { loadDlqConfig } from '../dlq/config';
import { assertReachable } from '../frame/copy/assert-reachable';
import { bothCellsOf, compareFrame, fileCopyOf } from '../frame/copy/copy-frame';
import { frameOf, usageError } from '../frame/frame-argument';
import { storesOf } from '../frame/stores-of';
import { CellCommands } from './cell-commands';
import { Consumers } from './consumers';
import { cancelMove, moveTenant } from './move-tenant';
import { describeWork, findRunningWork } from './running-work';
import { type RunCell, TenantMove } from './tenant-move';

const MINUTE_MS = 60_000;

const USAGE = `trackway-ops cell move <frame> <cell>            moves the tenant to another cell while it is in use, or resumes a move
trackway-ops cell move <frame> <cell> --cancel   ends a move before the switch; the tenant stays
trackway-ops cell move <frame> <cell> --wait <minutes>   waits that long for imports and other work; default 60
Settings: POSTGRES_URL, MONGODB_URL and KAFKA_BROKERS of the cell that it leaves, TARGET_POSTGRES_URL and TARGET_MONGODB_URL
of the other one, CELL_NAME of the entry, and ENTRY_POSTGRES_URL if the tenant does not leave the entry. Files:
STORAGE_FOLDER and TARGET_STORAGE_FOLDER, or FORMS_STORAGE_URL, TARGET_FORMS_STORAGE_URL and so on for each service.`;

/** `cell move`. A dry run compares the tenant in both cells. */
export const cellMove: OpsCommand = async (args, { env, isDryRun, say }) => {
  const { frameId, cell, isCancelled, maxWaitMs } = parse(args);
  const servers = bothCellsOf(env);
  const { CELL_NAME, ENTRY_POSTGRES_URL: entryPostgresUrl } = env;
  if (CELL_NAME === undefined) throw usageError('Set CELL_NAME, the name of the cell of the entry.', USAGE);
  if (isDryRun) {
    const services = await compareFrame(servers, frameId);
    const work = await findRunningWork(storesOf(servers.source), frameId);
    const rows = services.flatMap(({ compared }) => compared).reduce((sum, { source }) => sum + source, 0);
    const waits = work.length === 0 ? '' : ` It would wait for: ${describeWork(work)}.`;
    const text = `${rows} rows, documents and files would be moved to ${cell}.${waits}`;
    return { isOk: true, text, details: { services, work } };
  }
  const kafka = loadDlqConfig(env);
  await assertReachable({ ...servers, entryPostgresUrl });
  const consumers = new Consumers(kafka);
  const commands = new CellCommands(entryPostgresUrl ?? servers.source.postgresUrl, CELL_NAME);
  try {
    if (!isCancelled) {
      await assertCell(commands.run, cell, CELL_NAME);
      await consumers.connect();
    }
    const files = fileCopyOf(servers, frameId);
    const deps = { frameId, cell, servers, files, consumers, runCell: commands.run };
    const steps = await TenantMove.open(deps);
    try {
      if (isCancelled) {
        await cancelMove(steps, { target: cell });
        return { isOk: true, text: 'The move is cancelled.', details: {} };
      }
      const result = await moveTenant(steps, { target: cell, say, now: Date.now, sleep, maxWaitMs });
      return { isOk: true, text: `The tenant ${result.outcome} to ${cell}.`, details: result };
    } finally {
      await steps.close();
    }
  } finally {
    commands.close();
    await consumers.close();
  }
};

/** @throws StartFailure if the directory does not have the cell, because the move would fail during the pause */
export async function assertCell(runCell: RunCell, cell: string, ownCell: string): Promise<void> {
  const names = (await runCell('list')).split('\n').map((line) => line.split(' ', 1)[0]);
  if (cell === ownCell || names.includes(cell)) return;
  throw new StartFailure(`The directory has no cell ${cell}. Add it with cell put, or correct its name.`);
}

interface Arguments {
  readonly frameId: string;
  readonly cell: string;
  readonly isCancelled: boolean;
  readonly maxWaitMs: number;
}

function parse(args: readonly string[]): Arguments {
  try {
    const options = { cancel: { type: 'boolean', default: false }, wait: { type: 'string', default: '60' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [action, frame, cell, ...more] = positionals;
    const minutes = Number(values.wait || Number.NaN);
    if (action === 'move' && frame !== undefined && cell !== undefined && more.length === 0 && minutes >= 0) {
      const frameId = frameOf(frame, USAGE);
      return { frameId, cell, isCancelled: values.cancel, maxWaitMs: minutes * MINUTE_MS };
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
  }
  throw new StartFailure(USAGE);
}
