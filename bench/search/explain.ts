import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Database } = require('@trackway/postgres') as typeof import('@trackway/postgres');

type Pool = ConstructorParameters<typeof Database>[0];
type Statement = Parameters<InstanceType<typeof Database>['query']>[0];

/** Records the statements of the last search, to explain slow ones. */
export class RecordingDatabase extends Database {
  statements: { text: string; values: unknown[] }[] = [];
  /** The durations of the statements. */
  ms = 0;
  private readonly explaining: Pool;

  constructor(pool: Pool) {
    super(pool);
    this.explaining = pool;
  }

  override async query<Row extends Record<string, unknown>>(statement: Statement) {
    this.statements.push(statement.compile());
    const start = performance.now();
    const rows = await super.query<Row>(statement);
    this.ms += performance.now() - start;
    return rows;
  }

  forget(): void {
    this.statements = [];
    this.ms = 0;
  }

  async plans(): Promise<string[]> {
    const plans: string[] = [];
    for (const { text, values } of this.statements) {
      const { rows } = await this.explaining.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
        values,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  }
}
