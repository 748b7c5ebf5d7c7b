import { databaseUrl, withClient } from '../../servers/databases';
import { DEMO_FRAME_ID } from '../../token/demo';
import { creationDates } from './creation-dates';
import { PORTFOLIO } from './portfolio-projects';

/**
 * Distributes the creation of the portfolio's projects over a year, for charts by month. No API can do that, so it
 * changes the database directly. History and audit log keep the time of the import.
 */
export async function datePortfolio(superuserUrl: string): Promise<void> {
  await withClient(databaseUrl(superuserUrl, { database: 'projects' }), (client) =>
    client.query(
      `UPDATE projects SET created_at = dated.created_at
       FROM unnest($2::text[], $3::timestamptz[]) AS dated (code, created_at)
       WHERE projects.frame_id = $1 AND projects.code = dated.code`,
      [DEMO_FRAME_ID, PORTFOLIO.map(({ code }) => code), creationDates(PORTFOLIO.length, new Date())],
    ),
  );
}
