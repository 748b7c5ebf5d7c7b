import type { Fault } from '../fault';

/** The effect of a release that does not match its database. */
export const missingTable: Fault = {
  description: 'projects lacks its table of contacts, while clients list and export contacts',
  remedy: 'the table has the expected columns again, as after a rollback; waiting exports continue',
  alerts: ['ServiceFails', 'CallsBetweenServicesFail', 'ApiErrorBudgetBurnsFast', 'ApiErrorBudgetBurnsSlowly'],
  inject: async (handle) => {
    await handle.sql('projects', 'ALTER TABLE contacts RENAME TO contacts_of_another_release');
    const stopRequests = handle.repeatEvery(200, () => handle.request('GET', '/contacts'));
    const stopExports = handle.repeatEvery(3_000, () =>
      handle.request('POST', '/spreadsheet-operations/export/contact', {}),
    );
    return async () => {
      await handle.sql('projects', 'ALTER TABLE contacts_of_another_release RENAME TO contacts');
      await Promise.all([stopRequests(), stopExports()]);
    };
  },
};
