import { createClient } from '@trackway/client';
import type { Command } from '../command';
import { UsageError } from '../usage-error';

export const login: Command = {
  name: 'login',
  takes: '<address>',
  summary: 'Keep the address of the API and a token, once the API has taken it',
  options: { token: { type: 'string', help: 'The token; read from standard input where left out' } },
  example: 'npm run --silent token | trackway login http://127.0.0.1:8080',
  run: async ({ words: [address = ''], texts }, { terminal, credentials, signal }) => {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw new UsageError(`"${address}" is no address. It looks like https://api.example.org`);
    }
    const token = (texts['token'] ?? (await terminal.readInput())).trim();
    if (token === '') throw new UsageError('There was no token: give it by --token, or on standard input.');
    const client = createClient({ baseUrl: address, token });
    await client.call('get', '/api/management/me', {}, { signal });
    const file = credentials.write({ baseUrl: address, token });
    terminal.err(`Logged in at ${address}. Kept in ${file}.\n`);
  },
};
