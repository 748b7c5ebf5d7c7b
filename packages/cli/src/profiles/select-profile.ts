import { CommandError } from '../command-error';
import { EXIT } from '../exit-codes';
import { UsageError } from '../usage-error';
import type { Profile, StoredProfiles } from './profile-store';

export interface SelectedProfile extends Profile {
  /** Name of the stored profile. Undefined if the environment gives the token. */
  readonly name: string | undefined;
}

export interface ProfileSettings {
  /** `--profile`. */
  readonly profile?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Selects the API and the token of a command. A stored token is only sent to the host for which it was stored.
 * @throws UsageError if the environment is incomplete or the profile does not exist, CommandError if no token is stored.
 */
export function selectProfile(
  { current, profiles }: StoredProfiles,
  { profile, env }: ProfileSettings,
): SelectedProfile {
  const { TRACKWAY_URL: url, TRACKWAY_TOKEN: token } = env;
  const name = profile ?? (url || token ? undefined : env['TRACKWAY_PROFILE'] || current);
  if (name !== undefined) {
    const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
    if (found) return { name, ...found };
    const known = Object.keys(profiles);
    if (known.length === 0) throw new CommandError('You are not logged in. Run: trackway login <url>', EXIT.access);
    throw new UsageError(`There is no profile "${name}". Profiles: ${known.join(', ')}.`);
  }
  if (!url) throw new UsageError('TRACKWAY_TOKEN is set without TRACKWAY_URL. Set both, or neither to use a profile.');
  if (token) return { name: undefined, baseUrl: url, token };
  const [stored] = Object.entries(profiles).filter(([, { baseUrl }]) => originOf(baseUrl) === originOf(url));
  if (stored) return { name: stored[0], ...stored[1], baseUrl: url };
  throw new CommandError(
    `TRACKWAY_URL is ${url}, and no token is stored for it. Set TRACKWAY_TOKEN, or run: trackway login ${url}`,
    EXIT.access,
  );
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
