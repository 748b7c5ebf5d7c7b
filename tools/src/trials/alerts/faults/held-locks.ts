import { setTimeout as wait } from 'node:timers/promises';
import type { Cause } from '../cause';
import { flood } from './flood';

const SESSION = 'trial';
const HELD_MS = 8_000;
const LET_GO_MS = 300;

/** An idle transaction, or a statement that locks a table. */
export const heldLocks: Cause = {
  what: 'a session holds two tables of projects, while clients continue and 12,000 more events arrive',
  cure: 'pg_stat_activity shows who is idle in transaction; pg_terminate_backend ends it',
  alerts: ['ConnectionsUsedUp', 'ApiLatencyBudgetBurnsFast', 'ConsumerStands', 'ConsumerBehind'],
  afterwards: ['ApiLatencyBudgetBurnsSlowly'],
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

/** A job that takes the same table again and again: events come through, each of them late. */
export const locksAgainAndAgain: Cause = {
  what: 'a session holds the inbox of projects for eight seconds, again and again, while a form is changed',
  cure: 'pg_stat_activity shows who holds inbox while consumers wait for it; that job is ended',
  alerts: ['SearchIsBehind'],
  begin: async (scene) => {
    const form = await scene.make('/forms', 'form', { title: 'Survey' });
    const session = await scene.session('projects');
    const stopHolding = scene.oneByOne(LET_GO_MS, async () => {
      await session.query('BEGIN');
      await session.query('LOCK TABLE inbox IN ACCESS EXCLUSIVE MODE');
      await wait(HELD_MS);
      await session.query('COMMIT');
    });
    let turn = 0;
    const stopChanging = scene.meanwhile(500, () =>
      scene.ask('PATCH', `/forms/${form}`, { title: `Survey ${turn++}` }),
    );
    return async () => {
      await Promise.all([stopHolding(), stopChanging()]);
      await session.end();
    };
  },
};
