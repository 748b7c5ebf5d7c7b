import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault';
import { flood } from './flood';

const SESSION = 'trial';
const HELD_MS = 8_000;
const RELEASED_MS = 300;

/** A session that is idle in a transaction and has locked tables. */
export const heldLocks: Fault = {
  description: 'a session locks two tables of projects, while clients send requests and 12,000 events arrive',
  remedy: 'pg_stat_activity shows the session that is idle in transaction; pg_terminate_backend ends it',
  alerts: ['ConnectionsUsedUp', 'ApiLatencyBudgetBurnsFast', 'ConsumerStands', 'ConsumerBehind'],
  laterAlerts: ['ApiLatencyBudgetBurnsSlowly'],
  inject: async (handle) => {
    await handle.create('/forms', 'form', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] });
    const session = await handle.session('projects');
    await session.query('BEGIN');
    await session.query('LOCK TABLE projects, inbox IN ACCESS EXCLUSIVE MODE');
    const stopRequests = handle.repeatEvery(150, () => handle.request('GET', '/projects'));
    await flood(handle, 'forms.events', 12_000);
    return async () => {
      await handle.sql(
        'projects',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = '${SESSION}' AND state = 'idle in transaction'`,
      );
      await stopRequests();
    };
  },
};

/** A job that locks the same table repeatedly. Events are processed, but late. */
export const locksAgainAndAgain: Fault = {
  description: 'a session repeatedly locks the inbox of projects for eight seconds, while a form is changed',
  remedy: 'pg_stat_activity shows the session that locks inbox while consumers wait; the job is stopped',
  alerts: ['SearchIsBehind'],
  inject: async (handle) => {
    const form = await handle.create('/forms', 'form', { title: 'Survey' });
    const session = await handle.session('projects');
    const stopLocking = handle.repeatAfter(RELEASED_MS, async () => {
      await session.query('BEGIN');
      await session.query('LOCK TABLE inbox IN ACCESS EXCLUSIVE MODE');
      await wait(HELD_MS);
      await session.query('COMMIT');
    });
    let turn = 0;
    const stopRequests = handle.repeatEvery(500, () =>
      handle.request('PATCH', `/forms/${form}`, { title: `Survey ${turn++}` }),
    );
    return async () => {
      await Promise.all([stopLocking(), stopRequests()]);
      await session.end();
    };
  },
};
