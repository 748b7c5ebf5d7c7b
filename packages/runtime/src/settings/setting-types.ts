import { z } from 'zod';

/** The kinds of value that settings are made of. Each refuses what it can't read instead of falling back to a default. */
export const port = z.coerce.number('must be a port number').int().min(0).max(65_535);

export const count = z.coerce.number('must be a whole number').int('must be a whole number').min(1);

export const milliseconds = z.coerce.number('must be a number of milliseconds').int().min(0);

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/** Comma-separated values; blanks are dropped. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Where clients reach the gateway: http or https, without the slashes at its end, so that a path may follow. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''))
  .describe('Address under which clients reach the gateway; links begin with it');

/** host:port of a gRPC server, or any name that grpc-js resolves, such as dns:///projects:9090. */
export const address = z.string().regex(/^\S+:\d+$/, 'must be host:port');

export const logLevel = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']);

/** `kid:secret` pairs, comma-separated: the first signs, all verify, so keys rotate without a stop. Secrets of 32 bytes or more in base64url. */
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

/** How a broker is reached that wants TLS or a login; neither where its network is trusted. */
export const kafkaSettings = {
  KAFKA_TLS: flag.default(false).describe('Speak TLS with the brokers'),
  KAFKA_CA: z
    .string()
    .optional()
    .describe('Certificates in PEM that sign those of the brokers, where no public authority does'),
  KAFKA_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'])
    .default('scram-sha-512')
    .describe('How the brokers are told the password'),
  KAFKA_USERNAME: z.string().optional().describe('User of the brokers; without, nobody logs in'),
  KAFKA_PASSWORD: z.string().optional().describe('Password of that user'),
};

/** How those of one system prove themselves to each other; one setting for both ways of asking, so that no half of them stays open. */
export const tlsSettings = {
  TLS_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder with tls.crt, tls.key and ca.crt, read again when they change; without, services talk in the open',
    ),
};

/** Every process of the system listens on one address, or on all of them. */
export const listenHost = z
  .union([z.ipv4(), z.ipv6()], 'must be an IP address')
  .optional()
  .describe('IP address that the process listens on, such as 127.0.0.1; without, all addresses of the host');

/** How a process proves to others which service it is. */
export const identitySettings = {
  INTERNAL_KEYS: signingKeys.describe(
    'kid:secret pairs, the first one signs: links to files and forms, and identities if IDENTITY_FOLDER is not set',
  ),
  IDENTITY_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder with private.pem, the Ed25519 key of this service, and <service>.pem, the public keys of each service; read again when they change. Without, identities are signed by INTERNAL_KEYS',
    ),
  ACCEPT_SHARED_IDENTITIES: flag
    .default(false)
    .describe('With IDENTITY_FOLDER: also accept identities signed by INTERNAL_KEYS, while services change over'),
};

/** What every service is told, whatever it does. Spread into the service's own schema. */
export const serviceSettings = {
  HTTP_PORT: port.default(8080).describe('HTTP API, reached through the gateway'),
  GRPC_PORT: port.default(9090).describe('gRPC API, reached by the other services'),
  GRPC_REFLECTION: flag
    .default(false)
    .describe('Serve gRPC reflection, which lists all methods to any client; for development'),
  LISTEN_HOST: listenHost,
  ...tlsSettings,
  LOG_LEVEL: logLevel.default('info').describe('Lowest level that is written'),
  SHUTDOWN_GRACE_MS: milliseconds
    .default(40_000)
    .describe('Time that work in hand has to finish when the process stops'),
  ...identitySettings,
  KAFKA_BROKERS: list.describe('Comma-separated host:port of the Kafka brokers'),
  ...kafkaSettings,
  TOPIC_PREFIX: z.string().default('').describe('Put before every topic and consumer group, to share one broker'),
  CHECK_RESPONSES: flag.default(false).describe('Hold every answer against its schema; on in tests'),
};

export type ServiceSettings = z.output<z.ZodObject<typeof serviceSettings>>;
