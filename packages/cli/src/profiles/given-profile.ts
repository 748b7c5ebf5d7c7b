import type { Command } from 'commander';
import type { Context } from '../context';

/** The name of the profile that `--profile` or TRACKWAY_PROFILE selects. */
export function givenProfile(command: Command, env: Context['env']): string | undefined {
  return command.optsWithGlobals<{ profile?: string }>().profile ?? (env['TRACKWAY_PROFILE'] || undefined);
}
