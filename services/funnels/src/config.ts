import { outboundSettings } from '@trackway/outbound';
import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';
import { providerSettings } from './agents/models/provider-settings';

const schema = z.object({
  ...settings.serviceSettings,
  POSTGRES_URL: z.url().describe('Database of this service, as the role that owns no table'),
  POSTGRES_POOL_SIZE: settings.count.default(10).describe('Connections of one replica'),
  STORAGE_URL: z.url().describe('Where uploaded files are: file:///folder or s3://bucket/prefix'),
  PUBLIC_URL: settings.publicUrl,
  ...outboundSettings,
  PROJECTS_GRPC: settings.address.describe('host:port of the projects service'),
  FORMS_GRPC: settings.address.describe('host:port of the forms service'),
  CHANNELS_GRPC: settings.address.describe('host:port of the channels service'),
  SPREADSHEETS_GRPC: settings.address.describe('host:port of the spreadsheets service'),
  AI_PROVIDERS: providerSettings.describe(
    'Providers of models in JSON: [{name, base_url, api_key, prices: {model: {input, output, currency}}}], prices by million tokens',
  ),
  AI_FRAME_DAILY_TOKENS: settings.count
    .default(2_000_000)
    .describe('Tokens that the AI agents of one frame may use in a day, UTC'),
  AI_FRAME_DAILY_COST: z.coerce
    .number()
    .positive()
    .optional()
    .describe(
      'What the AI agents of one frame may cost in a day, UTC, in the currency of the prices; without, tokens limit it',
    ),
  AGENTS_CONCURRENCY: settings.count.default(8).describe('Executions of AI agents at the same time in one replica'),
  WEBHOOKS_CONCURRENCY: settings.count
    .default(32)
    .describe('Deliveries to webhooks at the same time in one replica; four of one webhook in all'),
  RULE_CALLS_PER_MINUTE: settings.count
    .default(300)
    .describe(
      'Calls that the rules of one frame make to one host in a minute, a quarter of them at once; others wait; in each replica',
    ),
  RULES_CONCURRENCY: settings.count.default(8).describe('Projects that rules run on at the same time in one replica'),
});

export type Config = z.output<typeof schema>;

export function loadConfig(environment: Environment = process.env): Config {
  return loadSettings(schema, environment);
}
