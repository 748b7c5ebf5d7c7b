import { inDatabase } from './in-database';

/** What rules of a frame look at as time goes by. */
const CLOCKED = [
  ['rules', 'activated_at'],
  ['rule_alarms', 'due_at'],
  ['assignments', 'linked_at'],
  ['rule_stays', 'linked_at'],
] as const;

/** Makes everything that rules of a frame wait for as old as if so much time had passed since. */
export async function letMinutesPass(frameId: string, minutes: number): Promise<void> {
  await inDatabase('funnels', async (client) => {
    for (const [table, column] of CLOCKED) {
      await client.query(`UPDATE ${table} SET ${column} = ${column} - $2 * interval '1 minute' WHERE frame_id = $1`, [
        frameId,
        minutes,
      ]);
    }
  });
}
