import type { Client } from 'pg';
import { withClient } from '../../dev/servers/databases';

/** A job of the tenant that runs, or waits for a worker. */
export interface RunningWork {
  /** Such as `import of project`. */
  readonly what: string;
  readonly id: string;
  readonly since: Date;
}

/** The jobs of each service. Executions that wait for an approval do not run: they continue in the target. */
const QUERIES: Readonly<Record<string, string>> = {
  spreadsheets: `
    SELECT action || ' of ' || type AS what, id, created_at AS since FROM operations
    WHERE frame_id = $1 AND status IN ('pending', 'processing')
    UNION ALL
    SELECT 'rollback of import' AS what, operation_id AS id, created_at AS since FROM rollbacks
    WHERE frame_id = $1 AND status IN ('pending', 'processing')`,
  funnels: `
    SELECT 'execution of AI agent' AS what, id, created_at AS since FROM agent_executions
    WHERE frame_id = $1 AND status IN ('pending', 'running')`,
  projects: `
    SELECT 'undo' AS what, id, created_at AS since FROM undos WHERE frame_id = $1 AND status = 'running'`,
};

/** The jobs of the tenant in the database of one service, the oldest first. */
export async function runningWorkOf(client: Client, service: string, frameId: string): Promise<readonly RunningWork[]> {
  const query = QUERIES[service];
  if (query === undefined) return [];
  const { rows } = await client.query<RunningWork>(`${query} ORDER BY since`, [frameId]);
  return rows;
}

/** The jobs of the tenant in all databases. */
export async function findRunningWork(
  stores: readonly { readonly service: string; readonly url: string }[],
  frameId: string,
): Promise<readonly RunningWork[]> {
  const found = await Promise.all(
    stores
      .filter(({ service }) => Object.hasOwn(QUERIES, service))
      .map(({ service, url }) => withClient(url, (client) => runningWorkOf(client, service, frameId))),
  );
  return found.flat();
}

/** One line for operators. */
export function describeWork(work: readonly RunningWork[]): string {
  return work.map(({ what, id, since }) => `${what} ${id} since ${since.toISOString()}`).join(', ');
}
