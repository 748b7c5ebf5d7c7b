import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runFrame } from './run-move';
import type { Tenant } from './tenant';
import { serversOfSystem, type TwoCells } from './two-cells';

/**
 * Deletes what a tenant left behind. Returns whether its cell rejects a deletion, the other one deletes its data and files,
 * and the tenant still works.
 */
export async function checkDeletion(
  { main, b }: TwoCells,
  tenant: Tenant,
  log: (line: string) => void,
): Promise<boolean> {
  const [left, current] = [serversOfSystem(main), serversOfSystem(b)];
  const { frameId } = tenant;
  const rejected = await runFrame(current, 'delete', frameId, '--yes').catch((error: Error) => error.message);
  const listed = (await runFrame(left, 'departed', '--hours', '0')).some((line) => line.includes(frameId));
  await runFrame(left, 'delete', '--departed', '--hours', '0', '--files', '--yes');
  const found = {
    isRejected: typeof rejected === 'string' && rejected.includes('lives in this cell'),
    isListed: listed,
    isDeleted: (await runFrame(left, 'count', frameId)).join().includes('No database holds anything'),
    hasFiles: [left, current].map(({ storageFolder = '' }) => existsSync(fileOf(storageFolder, frameId))),
    status: (await tenant.call('GET', '/projects?perPage=1')).status,
  };
  const { isRejected, isListed, isDeleted, hasFiles, status } = found;
  const isOk = isRejected && isListed && isDeleted && hasFiles.join() === 'false,true' && status === 200;
  log(`${isOk ? '✓' : '✗'} deletion of what the tenant left behind: ${JSON.stringify(found)}`);
  return isOk;
}

/** A file of the tenant in the store of forms. */
export function fileOf(storageFolder: string, frameId: string): string {
  return join(storageFolder, 'forms', frameId, 'trial');
}
