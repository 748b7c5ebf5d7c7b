import { outboundSettings } from '@trackway/outbound';
import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';
import { providerSettings } from './agents/models/provider-settings';

export const settingsSchema = z.object({
  ...settings.serviceSettings,
  POSTGRES_URL: z.url().describe('Database of this service, with the role that owns no table'),
  POSTGRES_POOL_SIZE: settings.count.default(10).describe('Maximum number of connections of one replica'),
  STORAGE_URL: z.url().describe('Storage of uploaded files: file:///folder or s3://bucket/prefix'),
  PUBLIC_URL: settings.publicUrl,
  ...outboundSettings,
  PROJECTS_GRPC: settings.address.describe('host:port of the projects service'),
  FORMS_GRPC: settings.address.describe('host:port of the forms service'),
  CHANNELS_GRPC: settings.address.describe('host:port of the channels service'),
  SPREADSHEETS_GRPC: settings.address.describe('host:port of the spreadsheets service'),
  AI_PROVIDERS: providerSettings.describe(
    'Model providers as JSON: [{name, base_url, api_key, prices: {model: {input, output, currency}}}], prices per million tokens',
  ),
  AI_FRAME_DAILY_TOKENS: settings.count
    .default(2_000_000)
    .describe('Tokens that the AI agents of one frame may use per day (UTC)'),
  AI_FRAME_DAILY_COST: z.coerce
    .number()
    .positive()
    .optional()
    .describe(
      'Cost limit of the AI agents of one frame per day (UTC), in the currency of the prices; without it, only tokens are limited',
    ),
  AGENTS_CONCURRENCY: settings.count.default(8).describe('Concurrent executions of AI agents in one replica'),
  WEBHOOKS_CONCURRENCY: settings.count
    .default(32)
    .describe('Concurrent deliveries to webhooks in one replica; at most four to one webhook'),
  RULE_CALLS_PER_MINUTE: settings.count
    .default(300)
    .describe(
      'Calls per minute that the rules of one frame make to one host in each replica, a quarter of them in a burst; others wait',
    ),
  EVENTS_RETENTION_DAYS: settings.count
    .default(30)
    .describe('Days for which events can be read with GET events; readers that are further behind get an error'),
  RULES_CONCURRENCY: settings.count.default(8).describe('Projects on which rules run concurrently in one replica'),
});

export type Config = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(settingsSchema, environment);
}
