import { type Environment, loadSettings } from '@trackway/runtime';
import { z } from 'zod';

const schema = z.object({
  MIGRATION_POSTGRES_URL: z.url().describe('Database and the role that owns its tables'),
});

export function migrationDatabaseUrl(environment: Environment): string {
  return loadSettings(schema, environment).MIGRATION_POSTGRES_URL;
}
