import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { Client } from 'pg';
import { funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('row-level security', () => {
  let service: TestFunnels;
  let database: Client;

  beforeAll(async () => {
    service = await startTestFunnels();
    database = new Client({ connectionString: service.database.url });
    await database.connect();
  }, 60_000);
  afterAll(async () => {
    await database.end();
    await service.stop();
  });

  it('is enabled for every table with a frame', async () => {
    const { rows } = await database.query(`
      SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'frame_id'
      WHERE c.relkind = 'r' AND NOT c.relrowsecurity ORDER BY 1`);

    // Queues with ids and times, which a worker reads before it knows the frame, and events that the relay publishes.
    expect(rows).toEqual([
      { relname: 'agent_lanes' },
      { relname: 'deadlines' },
      { relname: 'outbox' },
      { relname: 'outbox_quarantine' },
      { relname: 'rule_alarms' },
      { relname: 'rule_lanes' },
      { relname: 'rule_waits' },
      { relname: 'webhook_lanes' },
      { relname: 'webhook_sweeps' },
    ]);
  });

  it('returns rows of one frame only, for any statement', async () => {
    const caller = aCaller();
    await funnelClient(service.httpPort, caller).create('Mine', 'a');
    const countFor = async (frameId: string) => {
      await database.query(`BEGIN; SET LOCAL trackway.frame_id = '${frameId}'`);
      const { rows } = await database.query('SELECT name FROM funnels UNION ALL SELECT name FROM steps');
      await database.query('COMMIT');
      return rows.length;
    };

    expect(await countFor(caller.frameId)).toBe(2);
    expect(await countFor(newId())).toBe(0);
  });
});
