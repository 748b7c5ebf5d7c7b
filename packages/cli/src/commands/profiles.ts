import { Command } from 'commander';
import type { Context } from '../context';
import { type OutputOptions, outputOptions, printItems } from '../output/print';
import { UsageError } from '../usage-error';

export function profilesCommand({ terminal, profiles }: Context): Command {
  const list = new Command('list').description('List the stored profiles');
  for (const option of outputOptions()) list.addOption(option);
  list.action(async (options: OutputOptions) => {
    const { current, profiles: stored } = profiles.read();
    const rows = Object.entries(stored).map(([name, { baseUrl }]) => ({
      name,
      url: baseUrl,
      current: name === current,
    }));
    const columns = options.columns ?? 'name,url,current';
    await printItems(terminal, rows, rows.length, { ...options, columns });
  });
  const use = new Command('use').description('Select the profile that commands use by default').argument('<name>');
  use.action((name: string) => {
    const stored = profiles.read();
    if (!Object.hasOwn(stored.profiles, name)) throw new UsageError(`There is no profile "${name}".`);
    profiles.write({ ...stored, current: name });
    terminal.err(`Profile ${name} at ${stored.profiles[name]?.baseUrl} is used from now on.\n`);
  });
  return new Command('profiles').description('List and select logins').addCommand(list).addCommand(use);
}
