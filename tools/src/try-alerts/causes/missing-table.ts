import type { Cause } from '../cause';
import type { Scene } from '../scene';

const EXPORTS = 14;

/** What a release that does not fit its database looks like. */
export const missingTable: Cause = {
  what: 'projects does not find its table of contacts; clients list them, and 14 exports of them are started',
  cure: 'the table is as the release expects it again, and exports that failed are started again',
  alerts: [
    'ServiceFails',
    'CallsBetweenServicesFail',
    'ApiErrorBudgetBurnsFast',
    'ApiErrorBudgetBurnsSlowly',
    'OperationsFail',
  ],
  begin: async (scene) => {
    await scene.sql('projects', 'ALTER TABLE contacts RENAME TO contacts_of_another_release');
    const stopAsking = scene.meanwhile(200, () => scene.ask('GET', '/contacts'));
    const exports: string[] = [];
    const stopExporting = scene.meanwhile(3_000, async () => {
      const { body } = await scene.ask('POST', '/spreadsheet-operations/export/contact', {});
      const operation = body['operation'] as { id: string } | undefined;
      if (operation) exports.push(operation.id);
    });
    for (let count = 0; count < EXPORTS; count += 1) await startExport(scene, exports);
    return async () => {
      await scene.sql('projects', 'ALTER TABLE contacts_of_another_release RENAME TO contacts');
      await Promise.all([stopAsking(), stopExporting()]);
      for (const id of exports) await scene.ask('POST', `/spreadsheet-operations/${id}/retry`, {});
    };
  },
};

async function startExport(scene: Scene, exports: string[]): Promise<void> {
  exports.push(await scene.make('/spreadsheet-operations/export/contact', 'operation', {}));
}
