import type { Cause } from '../cause';

/** What a release that does not fit its database looks like. */
export const missingTable: Cause = {
  what: 'projects does not find its table of contacts, while clients list them and export them',
  cure: 'the table has the expected columns again, as after a rollback; waiting exports continue',
  alerts: ['ServiceFails', 'CallsBetweenServicesFail', 'ApiErrorBudgetBurnsFast', 'ApiErrorBudgetBurnsSlowly'],
  begin: async (scene) => {
    await scene.sql('projects', 'ALTER TABLE contacts RENAME TO contacts_of_another_release');
    const stopAsking = scene.meanwhile(200, () => scene.ask('GET', '/contacts'));
    const stopExporting = scene.meanwhile(3_000, () => scene.ask('POST', '/spreadsheet-operations/export/contact', {}));
    return async () => {
      await scene.sql('projects', 'ALTER TABLE contacts_of_another_release RENAME TO contacts');
      await Promise.all([stopAsking(), stopExporting()]);
    };
  },
};
