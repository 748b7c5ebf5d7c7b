import { inDatabase } from './in-database';

/** Columns with the times that rules of a frame depend on. */
const TIME_COLUMNS = [
  ['rules', 'activated_at'],
  ['rule_alarms', 'due_at'],
  ['assignments', 'linked_at'],
  ['rule_stays', 'linked_at'],
] as const;

/** Moves the times of a frame into the past, as if `minutes` had elapsed. */
export async function elapseMinutes(frameId: string, minutes: number): Promise<void> {
  await inDatabase('funnels', async (client) => {
    for (const [table, column] of TIME_COLUMNS) {
      await client.query(`UPDATE ${table} SET ${column} = ${column} - $2 * interval '1 minute' WHERE frame_id = $1`, [
        frameId,
        minutes,
      ]);
    }
  });
}
