import { inDatabase } from './in-database';

/** Moves the waits of a frame's runs back in time, as if the seconds had passed. */
export async function elapseWaits(frameId: string, seconds: number): Promise<void> {
  await inDatabase('funnels', async (client) => {
    const resumesAt = `to_char((waiting ->> 'resumesAt')::timestamptz AT TIME ZONE 'UTC' - $2 * interval '1 second',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const values = [frameId, seconds];
    await client.query(
      `UPDATE rule_runs SET waiting = waiting || jsonb_build_object('resumesAt', ${resumesAt})
       WHERE frame_id = $1 AND waiting IS NOT NULL`,
      values,
    );
    await client.query(`UPDATE rule_waits SET due_at = due_at - $2 * interval '1 second' WHERE frame_id = $1`, values);
  });
}
