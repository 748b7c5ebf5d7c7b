export interface Settings {
  readonly port: number;
  /** The channel's public address: …/api/management/channels/inbound/{external_ref} */
  readonly channelUrl: string;
  /** As `POST channels/{channel}/secret` showed it. */
  readonly secret: string;
  /** Where the provider takes messages for people. */
  readonly providerUrl: string;
  /** What the provider's callbacks must carry as `Authorization: Bearer …`. */
  readonly providerToken: string;
  /** Messages wait here until they are handed over. */
  readonly spoolFolder: string;
}

/** Reads the environment. @throws Error that names all that is missing. */
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
