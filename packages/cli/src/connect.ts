import { createClient } from '@trackway/client';
import type { Command } from 'commander';
import type { Connection, Context } from './context';
import { selectProfile } from './profiles/select-profile';

/**
 * Connects to the API of the selected profile.
 * @param writes Whether the command changes something: the profile is then shown on a terminal.
 */
export function connect(
  { profiles, env, terminal, fetch }: Context,
  command: Command,
  { writes }: { readonly writes: boolean },
): Connection {
  const { profile: name } = command.optsWithGlobals<{ profile?: string }>();
  const profile = selectProfile(profiles.read(), { profile: name, env });
  if (writes && terminal.isInteractive) terminal.err(`${profile.name ?? 'TRACKWAY_TOKEN'} at ${profile.baseUrl}\n`);
  return { profile, client: createClient({ ...profile, fetch }) };
}
