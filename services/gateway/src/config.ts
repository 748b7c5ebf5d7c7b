import { cellName, type InnerServiceName, innerServiceNames, TOKEN_ISSUER } from '@trackway/contracts';
import { type Environment, loadSettings, settings } from '@trackway/runtime';
import { z } from 'zod';
import { cidr } from './exchange/cidr';

const MIN_SECRET_BYTES = 32;

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

const perMinute = settings.count;

/** Comma-separated shared secrets. Each of them verifies tokens, so secrets can be rotated without a restart. */
const secrets = settings.list.refine(
  (values) => values.length > 0 && values.every((value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES),
  `must be one or more secrets of ${MIN_SECRET_BYTES} bytes or more`,
);

const origins = settings.list.refine(
  (values) => values.every((value) => value === '*' || (URL.canParse(value) && new URL(value).origin === value)),
  'must be origins such as https://app.example.org, or *',
);

/** The URL contains `{request_id}`, which the console replaces. */
const traceUrl = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.canParse(value) && value.includes('{request_id}'), {
    error: 'must be an http or https URL with {request_id}',
  });

type ServiceUrl = `${Uppercase<InnerServiceName>}_URL`;

/** The setting with the URL of a service, such as PROJECTS_URL. */
export function serviceUrlSetting(service: InnerServiceName): ServiceUrl {
  return `${service.toUpperCase() as Uppercase<InnerServiceName>}_URL`;
}

const serviceUrls = Object.fromEntries(
  innerServiceNames.map((name) => [serviceUrlSetting(name), url.describe(`HTTP address of ${name}`)]),
) as Readonly<Record<ServiceUrl, typeof url>>;

export const settingsSchema = z
  .object({
    HTTP_PORT: settings.port.default(8080).describe('The public API'),
    HTTPS_PORT: settings.port
      .optional()
      .describe('The public API over TLS, with the certificate of TLS_FOLDER, in addition to HTTP_PORT'),
    OPERATIONS_PORT: settings.port
      .default(9091)
      .describe('Health and metrics for the platform; do not expose it to clients'),
    LISTEN_HOST: settings.listenHost,
    ...serviceUrls,
    PROJECTS_URL: url.describe(
      'HTTP address of projects; if its host name has several IP addresses, each frame is served by one of them',
    ),
    ...settings.tlsSettings,
    PUBLIC_URL: settings.publicUrl.optional(),
    ...settings.identitySettings,
    KAFKA_BROKERS: settings.list
      .default([])
      .describe(
        'Comma-separated host:port of the Kafka brokers that deliver token revocations and receive usage; if empty, tokens issued by Trackway are rejected and usage is not counted',
      ),
    ...settings.kafkaSettings,
    ...settings.topicSettings,
    TOKEN_SECRET: secrets.optional().describe('HS256 secrets of access tokens, comma-separated; or TOKEN_JWKS_URL'),
    TOKEN_JWKS_URL: url.optional().describe('URL of the public keys (JWKS) of access tokens; or TOKEN_SECRET'),
    TOKEN_ALGORITHM: z
      .enum(['RS256', 'ES256', 'EdDSA'])
      .default('RS256')
      .describe('Algorithm of access tokens if TOKEN_JWKS_URL is set'),
    TOKEN_ISSUER: z.string().optional().describe('Required `iss` of access tokens; not checked if unset'),
    TOKEN_AUDIENCE: z.string().optional().describe('Required `aud` of access tokens; not checked if unset'),
    RATE_LIMIT_SUBJECT_PER_MINUTE: perMinute.default(600).describe('Requests a minute of one subject'),
    RATE_LIMIT_SUBJECT_BURST: settings.count.default(100).describe('Requests of one subject at once'),
    RATE_LIMIT_FRAME_PER_MINUTE: perMinute.default(6000).describe('Requests a minute of all subjects of one frame'),
    RATE_LIMIT_PUBLIC_PER_MINUTE: perMinute
      .default(120)
      .describe('Requests a minute without a token, by client address and by external reference'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' })
      .optional()
      .describe(
        'Redis through which gateways share their request counts; without it, or while it is unavailable, each counts alone',
      ),
    CELL_NAME: cellName
      .optional()
      .describe('Name of the cell of this installation. If set, it is the entry of all cells, and routes tenants'),
    CELL_KEYS: settings.signingKeys
      .optional()
      .describe('kid:secret pairs by which the gateways of all cells trust each other; the same in all cells'),
    CELL_ENTRY_URL: url
      .optional()
      .describe('In a cell behind an entry: URL of the gateway of the entry, which publishes the keys of all cells'),
    TRUSTED_PROXIES: settings.list
      .pipe(z.array(cidr))
      .default([])
      .describe('Comma-separated CIDR ranges of proxies whose X-Forwarded-For is trusted'),
    CORS_ORIGINS: origins
      .default([])
      .describe('Comma-separated origins whose pages may call the API from a browser; * for any'),
    UPSTREAM_TIMEOUT_MS: settings.milliseconds
      .default(30_000)
      .describe('Time until a service must begin its response; uploads have longer limits in the routes'),
    CONSOLE_ISSUER: url
      .optional()
      .describe('OpenID Connect issuer at which users of the console sign in; without it, they paste a token'),
    CONSOLE_ISSUER_ORIGINS: origins
      .default([])
      .describe(
        'Comma-separated further origins that the console calls to sign in, such as that of the token endpoint',
      ),
    CONSOLE_CLIENT_ID: z.string().min(1).optional().describe('Client id of the console at CONSOLE_ISSUER'),
    CONSOLE_SCOPE: z
      .string()
      .default('openid profile offline_access')
      .describe('Scopes that the console requests at CONSOLE_ISSUER, separated by spaces'),
    CONSOLE_TRACE_URL: traceUrl
      .optional()
      .describe('URL of the traces of a request, with {request_id}, to which the console links'),
    DIRECT_ROUTES: settings.flag
      .default(true)
      .describe('Forward frequent routes without Express and http-proxy-middleware; false forwards all through them'),
    ROUTES_FILE: z.string().optional().describe('JSON file that replaces the default routes'),
    LOG_LEVEL: settings.logLevel.default('info').describe('Minimum log level; debug logs every request'),
    SHUTDOWN_GRACE_MS: settings.milliseconds
      .default(40_000)
      .describe('Time for open requests to finish when the process stops'),
  })
  .superRefine((value, context) => {
    if ((value.TOKEN_SECRET === undefined) === (value.TOKEN_JWKS_URL === undefined)) {
      context.addIssue({ code: 'custom', path: ['TOKEN_SECRET'], message: 'set either this or TOKEN_JWKS_URL' });
    }
    if (value.HTTPS_PORT !== undefined && value.TLS_FOLDER === undefined) {
      context.addIssue({ code: 'custom', path: ['TLS_FOLDER'], message: 'is required where HTTPS_PORT is set' });
    }
    if ((value.CONSOLE_ISSUER === undefined) !== (value.CONSOLE_CLIENT_ID === undefined)) {
      context.addIssue({ code: 'custom', path: ['CONSOLE_CLIENT_ID'], message: 'set it together with CONSOLE_ISSUER' });
    }
    for (const name of value.TLS_FOLDER === undefined ? [] : innerServiceNames.map(serviceUrlSetting)) {
      if (value[name].startsWith('https:')) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'must be an https URL where TLS_FOLDER is set' });
    }
    for (const name of ['CELL_NAME', 'CELL_ENTRY_URL'] as const) {
      if (value[name] === undefined || value.CELL_KEYS !== undefined) continue;
      context.addIssue({ code: 'custom', path: ['CELL_KEYS'], message: `is required where ${name} is set` });
    }
    if (value.CELL_NAME !== undefined && value.CELL_ENTRY_URL !== undefined) {
      context.addIssue({ code: 'custom', path: ['CELL_ENTRY_URL'], message: 'must not be set at the entry itself' });
    }
    if (value.CELL_NAME !== undefined && value.KAFKA_BROKERS.length === 0) {
      context.addIssue({ code: 'custom', path: ['KAFKA_BROKERS'], message: 'is required where CELL_NAME is set' });
    }
    if (value.TOKEN_ISSUER === TOKEN_ISSUER) {
      context.addIssue({ code: 'custom', path: ['TOKEN_ISSUER'], message: `${TOKEN_ISSUER} issues its own tokens` });
    }
  });

export type GatewaySettings = z.output<typeof settingsSchema>;

export function loadConfig(environment: Environment): GatewaySettings {
  return loadSettings(settingsSchema, environment);
}
