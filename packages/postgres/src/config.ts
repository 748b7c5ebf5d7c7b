import { loadSettings } from '@trackway/runtime';
import { z } from 'zod';

const schema = z.object({
  MIGRATION_POSTGRES_URL: z.url().describe('Database and the role that owns its tables'),
});

export function migrationDatabaseUrl(): string {
  return loadSettings(schema, process.env).MIGRATION_POSTGRES_URL;
}
