import { Client, type Pool, type PoolClient } from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What the prepared statements of the idle connections of a pool read. */
export interface PreparedPlans {
  readonly statements: number;
  /** The table and the text of each plan that reads a table without an index. */
  readonly sequentialScans: readonly string[];
}

/** Plans the statements for the current size of the tables. */
export async function explainPrepared(pool: Pool, superuserUrl: string): Promise<PreparedPlans> {
  await analyze(superuserUrl);
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  try {
    const plans = await Promise.all(clients.map(plansOf));
    const sequentialScans = plans.flat().flatMap(({ statement, plan }) => {
      return tablesReadBySequence(plan).map((table) => `${table}: ${statement.replaceAll(/\s+/g, ' ')}`);
    });
    return { statements: plans.flat().length, sequentialScans: [...new Set(sequentialScans)] };
  } finally {
    for (const client of clients) client.release();
  }
}

async function analyze(superuserUrl: string): Promise<void> {
  const superuser = new Client({ connectionString: superuserUrl });
  await superuser.connect();
  await superuser.query('ANALYZE').finally(() => superuser.end());
}

async function plansOf(client: PoolClient): Promise<{ statement: string; plan: PlanNode }[]> {
  const { rows } = await client.query<{ name: string; statement: string; parameters: number }>(
    'SELECT name, statement, cardinality(parameter_types) AS parameters FROM pg_prepared_statements',
  );
  const plans = [];
  for (const { name, statement, parameters } of rows) {
    const values = parameters === 0 ? '' : `(${Array.from({ length: parameters }, () => 'NULL').join(', ')})`;
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE "${name}"${values}`,
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) plans.push({ statement, plan });
  }
  return plans;
}

function tablesReadBySequence(node: PlanNode): readonly string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(tablesReadBySequence)];
}
