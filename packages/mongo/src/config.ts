import { loadSettings } from '@trackway/runtime';
import { z } from 'zod';

const schema = z.object({
  MONGODB_URL: z.url().describe('Server and database to migrate'),
});

export function migrationDatabaseUrl(): string {
  return loadSettings(schema, process.env).MONGODB_URL;
}
