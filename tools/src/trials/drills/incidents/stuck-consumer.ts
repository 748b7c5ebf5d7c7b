import { Client } from 'pg';
import type { Incident } from '../incident';

export const stuckConsumer: Incident = {
  name: 'stuck-consumer',
  description: 'a session that is idle in a transaction has locked the inbox of projects, while events arrive',
  alerts: ['ConsumerStands'],
  limitSeconds: 180,
  runbook: 'events-do-not-arrive',
  inject: async (cluster) => {
    const url = new URL(cluster.postgres);
    url.pathname = '/projects';
    const session = new Client({ connectionString: url.href, application_name: 'forgotten session' });
    session.on('error', () => undefined);
    await session.connect();
    cluster.onEnd(() => session.end());
    await session.query('BEGIN');
    // Writes wait, and reads do not: requests that read their own writes are not affected.
    await session.query('LOCK TABLE inbox IN SHARE MODE');
    return async ({ follow }) => {
      const variables = { SERVICE: 'projects' };
      await follow('events-do-not-arrive', 'Messages that wait for consumers, and the rate of their processing');
      await follow('connections-used-up', 'Sessions of a database', variables);
      await follow('connections-used-up', 'End sessions that block others and are idle in a transaction', variables);
    };
  },
};
