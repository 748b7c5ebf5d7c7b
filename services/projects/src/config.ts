import { cellName } from '@trackway/contracts';
import { outboundSettings } from '@trackway/outbound';
import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  POSTGRES_URL: z.url().describe('Database of this service, with a role that owns no table'),
  POSTGRES_SEARCH_URL: z.url().describe('The same database for searches, with a read-only role'),
  POSTGRES_POOL_SIZE: settings.count.default(10).describe('Connections of one replica, except for searches'),
  POSTGRES_SEARCH_POOL_SIZE: settings.count.default(10).describe('Connections of one replica for searches'),
  SEARCH_MEMORY_MB: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0)
    .default(192)
    .describe('Memory of the search indexes of one replica. 0 disables searching in memory'),
  SEARCH_SNAPSHOT_URL: z
    .url()
    .optional()
    .describe('Where search indexes are stored for starting replicas: file:///folder or s3://bucket/prefix'),
  SEARCH_TIMEOUT_MS: settings.milliseconds.default(5_000).describe('Searches that take longer are cancelled'),
  SIGNING_KEY_SECRETS: settings.signingKeys.describe(
    'kid:secret pairs that encrypt the signing keys at rest. The first pair encrypts, all pairs decrypt',
  ),
  CELL_NAME: cellName
    .optional()
    .describe('Name of the cell of this installation, if it is the entry of several; as at the gateway'),
  SIGNING_KEY_DAYS: settings.count.default(30).describe('Days after which the signing key is rotated'),
  ...outboundSettings,
  FORMS_GRPC: settings.address.describe('host:port of the forms service'),
  FUNNELS_GRPC: settings.address.describe('host:port of the funnels service'),
  SPREADSHEETS_GRPC: settings.address
    .optional()
    .describe('host:port of the spreadsheets service; without it, its activity is not reported'),
  CHANNELS_GRPC: settings.address.describe('host:port of the channels service'),
});

export type Config = z.output<typeof settingsSchema>;

/** The settings of the command of cells, which also runs in the ops image. */
export function loadCellConfig(environment: Environment = process.env) {
  return loadSettings(settingsSchema.pick({ POSTGRES_URL: true, CELL_NAME: true, LOG_LEVEL: true }), environment);
}

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
