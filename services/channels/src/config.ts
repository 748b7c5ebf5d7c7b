import { outboundSettings } from '@trackway/outbound';
import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  MONGODB_URL: z.url().describe('Server and database of this service'),
  MONGODB_POOL_SIZE: settings.count.default(20).describe('Connections of one replica'),
  STORAGE_URL: z.url().describe('Where attachments are stored: file:///folder or s3://bucket/prefix'),
  PUBLIC_URL: settings.publicUrl,
  INBOUND_PER_MINUTE: settings.count
    .default(6_000)
    .describe('Deliveries to one channel in a minute, a quarter of them at once; in each replica'),
  SEND_RETRY_SECONDS: settings.list
    .transform((pauses) => pauses.map(Number))
    .refine((pauses) => pauses.every((pause) => Number.isInteger(pause) && pause > 0), 'must be whole seconds')
    .default([5, 15, 60, 300, 1_800, 7_200, 21_600])
    .describe('Comma-separated pauses before each retry of sending a message to its connector'),
  ...outboundSettings,
  PROJECTS_GRPC: settings.address.describe('host:port of the projects service'),
});

export type Config = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
