import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  MONGODB_URL: z.url().describe('Server and database of this service'),
  MONGODB_POOL_SIZE: settings.count.default(20).describe('Connections of one replica'),
  STORAGE_URL: z.url().describe('Where files of answers are: file:///folder or s3://bucket/prefix'),
  PUBLIC_URL: settings.publicUrl,
  PROJECTS_GRPC: settings.address.describe('host:port of the projects service'),
  FUNNELS_GRPC: settings.address.describe('host:port of the funnels service'),
});

export type Config = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
