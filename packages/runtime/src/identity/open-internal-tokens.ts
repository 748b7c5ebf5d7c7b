import type { Lifecycle } from '../lifecycle/lifecycle';
import type { Logger } from '../logging/logger';
import { IdentityKeyFiles } from './identity-key-files';
import { InternalTokens, type SigningKey } from './internal-tokens';

export interface IdentityConfig {
  readonly INTERNAL_KEYS: readonly SigningKey[];
  readonly IDENTITY_FOLDER?: string | undefined;
  readonly ACCEPT_SHARED_IDENTITIES: boolean;
}

/** Opens the keys that the settings name. @throws Error if the folder has none: a service must not fall back to shared keys. */
export function openInternalTokens(
  config: IdentityConfig,
  service: string,
  { lifecycle, logger }: { lifecycle: Lifecycle; logger: Logger },
): InternalTokens {
  const { INTERNAL_KEYS: shared, IDENTITY_FOLDER: folder, ACCEPT_SHARED_IDENTITIES: acceptSharedKeys } = config;
  if (folder === undefined) return new InternalTokens(shared, service);
  const files = new IdentityKeyFiles(folder, logger);
  const identityKeys = lifecycle.own('identity keys', files, (keys) => keys.close());
  return new InternalTokens(shared, service, { identityKeys, acceptSharedKeys });
}
