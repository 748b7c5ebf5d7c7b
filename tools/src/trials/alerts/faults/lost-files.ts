import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault';

/** More failures than the rule tolerates. */
const EXPORTS = 14;

export const lostFiles: Fault = {
  description: 'spreadsheets cannot write to the folder of its files, while exports are started',
  remedy: '/readyz names the storage; the folder is restored, and the failed exports are retried',
  alerts: ['OperationsFail'],
  inject: async (handle) => {
    const folder = join(handle.connection.state_folder, 'storage', 'spreadsheets');
    renameSync(folder, `${folder}.moved`);
    writeFileSync(folder, 'not a folder');
    const exports: string[] = [];
    for (let count = 0; count < EXPORTS; count += 1) {
      exports.push(await handle.create('/spreadsheet-operations/export/contact', 'spreadsheet_operation', {}));
    }
    return async () => {
      const ready = await (await fetch(`${handle.connection.services['spreadsheets']?.http}/readyz`)).text();
      rmSync(folder);
      renameSync(`${folder}.moved`, folder);
      for (const id of exports) await handle.request('POST', `/spreadsheet-operations/${id}/retry`, {});
      if (!ready.includes('storage')) throw new Error(`/readyz does not name the storage: ${ready}`);
    };
  },
};
