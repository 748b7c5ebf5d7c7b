import { createClient } from '@trackway/client';
import { Command } from 'commander';
import type { Context } from '../context';
import { givenProfile } from '../profiles/given-profile';
import { UsageError } from '../usage-error';

export function login({ terminal, profiles, env, signal, fetch }: Context): Command {
  return new Command('login')
    .description('Store the URL of an API and a token as a profile, after the API has accepted the token')
    .argument('<url>', 'such as https://api.example.org')
    .option('--token <token>', 'the token; read from standard input by default')
    .action(async (url: string, options: { token?: string }, command: Command) => {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
        throw new UsageError(`"${url}" is not the URL of an API. Example: https://api.example.org`);
      }
      const token = (options.token ?? (await terminal.readInput())).trim();
      if (token === '') throw new UsageError('The token is missing. Set --token, or write it to standard input.');
      await createClient({ baseUrl: url, token, fetch }).me.get({ signal });
      const name = givenProfile(command, env) ?? 'default';
      const stored = profiles.read();
      profiles.write({ current: name, profiles: { ...stored.profiles, [name]: { baseUrl: url, token } } });
      terminal.err(`Logged in at ${url}. Stored as profile ${name} in ${profiles.file}.\n`);
    });
}
