import { randomUUID } from 'node:crypto';
import type { Api } from './api';
import { inDatabase } from './in-database';

/** Adds lines of the history of a project to the quarantine of funnels, as its relay does when the broker rejects them. */
export function rejectLines({ identity }: Api, project: string, actions: readonly string[]): Promise<void> {
  const header = { specversion: '1.0', source: 'funnels', type: 'history.line_recorded.v1', subject: project };
  const context = { datacontenttype: 'application/json', frameid: identity.frameId, depth: 0 };
  return inDatabase('funnels', async (client) => {
    for (const action of actions) {
      const id = randomUUID();
      const actor = { kind: 'system', id, name: null };
      const data = { project_id: project, action, actor, changes: [], details: {}, request_id: null };
      const event = { ...header, id, time: new Date().toISOString(), ...context, correlationid: id, data };
      await client.query(
        `INSERT INTO outbox_quarantine (position, frame_id, topic, key, value, created_at, reason)
         SELECT nextval(pg_get_serial_sequence('outbox', 'position')), $1, 'history.events', $2, $3, now(), 'too large'`,
        [identity.frameId, project, JSON.stringify(event)],
      );
    }
  });
}
