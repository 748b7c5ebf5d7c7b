import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { serversOf } from '../backup/servers-of';
import type { OpsCommand } from '../command';
import { loadDlqConfig } from '../dlq/config';
import { compareFrame, targetOf } from '../frame/copy/copy-frame';
import { frameOf, usageError } from '../frame/frame-argument';
import { CellCommands } from './cell-commands';
import { cancelMove, moveTenant } from './move-tenant';
import { TenantMove } from './tenant-move';

const USAGE = `trackway-ops cell move <frame> <cell>            moves the tenant to another cell while it is in use, or resumes a move
trackway-ops cell move <frame> <cell> --cancel   ends a move before the switch; the tenant stays
Settings: POSTGRES_URL, MONGODB_URL, KAFKA_BROKERS and STORAGE_FOLDER of the cell that it leaves, TARGET_POSTGRES_URL,
TARGET_MONGODB_URL and TARGET_STORAGE_FOLDER of the other one, CELL_NAME of the entry, and ENTRY_POSTGRES_URL if the tenant
does not leave the entry.`;

/** `cell move`. A dry run compares the tenant in both cells. */
export const cellMove: OpsCommand = async (args, { env, isDryRun, say }) => {
  const { frameId, cell, isCancelled } = parse(args);
  const servers = { source: serversOf(env), target: targetOf(env) };
  const entry = env['ENTRY_POSTGRES_URL'] ?? servers.source.postgresUrl;
  const { CELL_NAME } = env;
  if (CELL_NAME === undefined) throw usageError('Set CELL_NAME, the name of the cell of the entry.', USAGE);
  if (isDryRun) {
    const services = await compareFrame(servers, frameId);
    const rows = services.flatMap(({ compared }) => compared).reduce((sum, { source }) => sum + source, 0);
    return { isOk: true, text: `${rows} rows, documents and files would be moved to ${cell}.`, details: { services } };
  }
  const commands = new CellCommands(entry, CELL_NAME);
  try {
    const steps = await TenantMove.open({ frameId, cell, servers, kafka: loadDlqConfig(env), runCell: commands.run });
    try {
      if (isCancelled) {
        await cancelMove(steps, { target: cell });
        return { isOk: true, text: 'The move is cancelled.', details: {} };
      }
      const result = await moveTenant(steps, { target: cell, say, now: Date.now });
      return { isOk: true, text: `The tenant ${result.outcome} to ${cell}.`, details: result };
    } finally {
      await steps.close();
    }
  } finally {
    commands.close();
  }
};

function parse(args: readonly string[]): { frameId: string; cell: string; isCancelled: boolean } {
  try {
    const options = { cancel: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [action, frame, cell, ...more] = positionals;
    if (action === 'move' && frame !== undefined && cell !== undefined && more.length === 0) {
      return { frameId: frameOf(frame, USAGE), cell, isCancelled: values.cancel };
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
  }
  throw new StartFailure(USAGE);
}
