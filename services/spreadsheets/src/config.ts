import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  POSTGRES_URL: z.url().describe('Database of this service, as the role that owns no table'),
  POSTGRES_POOL_SIZE: settings.count.default(10).describe('Connections of one replica'),
  STORAGE_URL: z.url().describe('Where uploaded and produced files are: file:///folder or s3://bucket/prefix'),
  PROJECTS_GRPC: settings.address.describe('host:port of the projects service'),
  FORMS_GRPC: settings.address.describe('host:port of the forms service'),
  FUNNELS_GRPC: settings.address.describe('host:port of the funnels service'),
  WORKER_CONCURRENCY: settings.count.default(2).describe('Operations that one replica runs at a time'),
});

export type Config = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
