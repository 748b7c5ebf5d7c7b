import { Command } from 'commander';
import type { Context } from '../context';
import { givenProfile } from '../profiles/given-profile';
import { UsageError } from '../usage-error';

export function logout({ terminal, profiles, env }: Context): Command {
  return new Command('logout')
    .description('Delete a stored profile: the current one, or the one that --profile or TRACKWAY_PROFILE names')
    .action((_options: unknown, command: Command) => {
      const stored = profiles.read();
      const name = givenProfile(command, env) ?? stored.current;
      if (!Object.hasOwn(stored.profiles, name)) throw new UsageError(`There is no profile "${name}".`);
      const { [name]: _deleted, ...others } = stored.profiles;
      const current = stored.current === name ? (Object.keys(others)[0] ?? 'default') : stored.current;
      profiles.write({ current, profiles: others });
      terminal.err(`Deleted profile ${name}. The token stays valid until it expires or is revoked.\n`);
    });
}
