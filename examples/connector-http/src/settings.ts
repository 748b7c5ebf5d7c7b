export interface Settings {
  readonly port: number;
  /** The public URL of the channel: …/api/management/channels/inbound/{external_ref} */
  readonly channelUrl: string;
  /** The secret that `POST channels/{channel}/secret` returned. */
  readonly secret: string;
  /** The URL at which the provider accepts messages to customers. */
  readonly providerUrl: string;
  /** The token that callbacks of the provider must contain as `Authorization: Bearer …`. */
  readonly providerToken: string;
  /** The folder with pending messages. */
  readonly spoolFolder: string;
}

/** Reads the environment. @throws Error with the names of all missing settings. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const names = ['CHANNEL_URL', 'CHANNEL_SECRET', 'PROVIDER_URL', 'PROVIDER_TOKEN', 'SPOOL_FOLDER'] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')}.`);
  const text = (name: (typeof names)[number]): string => env[name] ?? '';
  return {
    port: Number(env['PORT'] ?? 8090),
    channelUrl: text('CHANNEL_URL').replace(/\/$/, ''),
    secret: text('CHANNEL_SECRET'),
    providerUrl: text('PROVIDER_URL'),
    providerToken: text('PROVIDER_TOKEN'),
    spoolFolder: text('SPOOL_FOLDER'),
  };
}
