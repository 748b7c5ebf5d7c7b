import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  POSTGRES_URL: z.url().describe('Database of this service, as the role that owns no table'),
  POSTGRES_SEARCH_URL: z.url().describe('The same database, as the role that only reads, for searches'),
  POSTGRES_POOL_SIZE: settings.count.default(10).describe('Connections of one replica for everything but searches'),
  POSTGRES_SEARCH_POOL_SIZE: settings.count.default(10).describe('Connections of one replica for searches'),
  SEARCH_MEMORY_MB: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0)
    .default(192)
    .describe('What frames that are searched in memory may take in one replica; 0 searches in the database alone'),
  SEARCH_TIMEOUT_MS: settings.milliseconds.default(5_000).describe('A search that takes longer is refused'),
  SIGNING_KEY_SECRETS: settings.signingKeys.describe(
    'kid:secret pairs that encrypt the keys of issued tokens at rest; the first encrypts, all decrypt',
  ),
  SIGNING_KEY_DAYS: settings.count
    .default(30)
    .describe('Days after which another key signs the tokens that are issued'),
  FORMS_GRPC: settings.address.describe('host:port of the forms service'),
  FUNNELS_GRPC: settings.address.describe('host:port of the funnels service'),
  CHANNELS_GRPC: settings.address.describe('host:port of the channels service'),
});

export type Config = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
