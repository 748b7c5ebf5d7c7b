import type { Cause } from '../cause';
import { flood } from './flood';

const SESSION = 'somebody';

/** A transaction that somebody forgot, or a statement that takes a table for itself. */
export const heldLocks: Cause = {
  what: 'a session holds two tables of projects, while clients and events go on and 12,000 events more arrive',
  cure: 'pg_stat_activity shows who is idle in transaction; pg_terminate_backend ends it',
  alerts: ['ConnectionsUsedUp', 'ApiLatencyBudgetBurnsFast', 'ConsumerStands', 'ConsumerBehind'],
  afterwards: ['SearchIsBehind', 'ApiLatencyBudgetBurnsSlowly'],
  begin: async (scene) => {
    await scene.make('/forms', 'form', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] });
    const session = await scene.session('projects');
    await session.query('BEGIN');
    await session.query('LOCK TABLE projects, inbox IN ACCESS EXCLUSIVE MODE');
    const stopAsking = scene.meanwhile(150, () => scene.ask('GET', '/projects'));
    await flood(scene, 'forms.events', 12_000);
    return async () => {
      await scene.sql(
        'projects',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = '${SESSION}' AND state = 'idle in transaction'`,
      );
      await stopAsking();
    };
  },
};
