import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cause } from '../cause';

/** More than the rule lets pass without a word. */
const EXPORTS = 14;

export const lostFiles: Cause = {
  what: 'spreadsheets can not write to the folder of its files, and exports are asked for',
  cure: '/readyz names the storage; the folder is put back, and the exports that failed are started again',
  alerts: ['OperationsFail'],
  begin: async (scene) => {
    const folder = join(scene.connection.state_folder, 'storage', 'spreadsheets');
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, 'no folder');
    const exports: string[] = [];
    for (let count = 0; count < EXPORTS; count += 1) {
      exports.push(await scene.make('/spreadsheet-operations/export/contact', 'spreadsheet_operation', {}));
    }
    return async () => {
      const ready = await (await fetch(`${scene.connection.services['spreadsheets']?.http}/readyz`)).text();
      rmSync(folder);
      renameSync(`${folder}.away`, folder);
      for (const id of exports) await scene.ask('POST', `/spreadsheet-operations/${id}/retry`, {});
      if (!ready.includes('storage')) throw new Error(`/readyz does not name the storage: ${ready}`);
    };
  },
};
