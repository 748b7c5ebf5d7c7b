import { z } from 'zod';

/** Types of settings. An invalid value is an error; it never falls back to a default. */
export const port = z.coerce.number('must be a port number').int().min(0).max(65_535);

export const count = z.coerce.number('must be a whole number').int('must be a whole number').min(1);

export const milliseconds = z.coerce.number('must be a number of milliseconds').int().min(0);

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/** Comma-separated values. Empty ones are dropped. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** http or https URL of the gateway for clients, without trailing slashes. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''))
  .describe('URL of the gateway for clients; links start with it');

/** host:port of a gRPC server, or a name that grpc-js resolves, such as dns:///projects:9090. */
export const address = z.string().regex(/^\S+:\d+$/, 'must be host:port');

export const logLevel = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']);

/**
 * Comma-separated `kid:secret` pairs: the first one signs, all verify, so keys can be rotated without a restart.
 * Secrets have at least 32 bytes, in base64url.
 */
export const signingKeys = z.string().transform((value, context) => {
  const keys = value.split(',').map((pair) => {
    const [kid = '', secret = ''] = pair.trim().split(':');
    return { kid, secret: Buffer.from(secret, 'base64url') };
  });
  if (keys.some(({ kid, secret }) => kid === '' || secret.length < 32)) {
    context.addIssue('must be kid:secret pairs with secrets of 32 bytes or more in base64url');
    return z.NEVER;
  }
  return keys;
});

/** TLS and login of the brokers; neither in a trusted network. */
export const kafkaSettings = {
  KAFKA_TLS: flag.default(false).describe('Use TLS for connections to the brokers'),
  KAFKA_CA: z
    .string()
    .optional()
    .describe('PEM certificates of the authority of the brokers, if it is not a public one'),
  KAFKA_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'])
    .default('scram-sha-512')
    .describe('SASL mechanism of the brokers'),
  KAFKA_USERNAME: z.string().optional().describe('User of the brokers; without it, connections are not authenticated'),
  KAFKA_PASSWORD: z.string().optional().describe('Password of that user'),
};

/** Topics that a process consumes and creates. */
export const topicSettings = {
  TOPIC_PREFIX: z
    .string()
    .default('')
    .describe('Prefix of every topic and consumer group, so that systems can share one broker'),
  TOPIC_PARTITIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(12)
    .describe(
      'Partitions of new topics, the maximum number of replicas that consume one; the same for all services, and never changed',
    ),
  KAFKA_SESSION_SECONDS: z.coerce
    .number()
    .int()
    .min(3)
    .max(300)
    .default(15)
    .describe(
      'Time after the crash of a replica until others, or its next process, receive its events; at least group.min.session.timeout.ms of the brokers',
    ),
};

/** TLS between services, for HTTP and gRPC together, so that neither stays unencrypted by mistake. */
export const tlsSettings = {
  TLS_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder with tls.crt, tls.key and ca.crt, reloaded when they change; without it, connections between services are not encrypted',
    ),
};

/** Address that a process listens on. */
export const listenHost = z
  .union([z.ipv4(), z.ipv6()], 'must be an IP address')
  .optional()
  .describe('IP address that the process listens on, such as 127.0.0.1; without it, all addresses of the host');

/** Keys by which services prove their identity to each other. */
export const identitySettings = {
  INTERNAL_KEYS: signingKeys.describe(
    'kid:secret pairs, the first one signs: links to files and forms, and identities if IDENTITY_FOLDER is not set',
  ),
  IDENTITY_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder with private.pem, the Ed25519 key of this service, and <service>.pem, the public keys of each service; reloaded when they change. Without it, identities are signed with INTERNAL_KEYS',
    ),
  ACCEPT_SHARED_IDENTITIES: flag
    .default(false)
    .describe('With IDENTITY_FOLDER: also accept identities signed with INTERNAL_KEYS, during the migration'),
};

/** Settings of every service, spread into its own schema. */
export const serviceSettings = {
  HTTP_PORT: port.default(8080).describe('HTTP API, reached through the gateway'),
  GRPC_PORT: port.default(9090).describe('gRPC API, reached by the other services'),
  GRPC_REFLECTION: flag
    .default(false)
    .describe('Serve gRPC reflection, which lists all methods to any client; for development'),
  LISTEN_HOST: listenHost,
  ...tlsSettings,
  LOG_LEVEL: logLevel.default('info').describe('Minimum log level'),
  SHUTDOWN_GRACE_MS: milliseconds
    .default(40_000)
    .describe('Time for work in progress to finish when the process stops'),
  ...identitySettings,
  KAFKA_BROKERS: list.describe('Comma-separated host:port of the Kafka brokers'),
  ...kafkaSettings,
  ...topicSettings,
  CHECK_RESPONSES: flag.default(false).describe('Validate responses against their schemas; enabled in tests'),
};

export type ServiceSettings = z.output<z.ZodObject<typeof serviceSettings>>;
