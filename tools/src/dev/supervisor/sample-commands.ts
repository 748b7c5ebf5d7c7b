import type { ServiceName } from '../start/services';
import { authorizationFile, type Connection } from './connection';

type Try = { service: ServiceName; path: string; body?: object };

const TRIES: readonly Try[] = [
  { service: 'projects', path: 'projects?perPage=3' },
  { service: 'projects', path: 'projects', body: { name: 'My first project' } },
  { service: 'spreadsheets', path: 'spreadsheet-operations/export/project', body: {} },
  { service: 'forms', path: 'get-forms' },
  { service: 'funnels', path: 'funnels' },
  { service: 'channels', path: 'channels' },
];

const MOST = 3;

/** Commands to paste into a shell. They read the token from a file: on a command line every user of the host would see it. */
export function sampleCommands({ base_url, state_folder }: Connection, services: readonly ServiceName[]): string[] {
  const header = `-H @${quoted(authorizationFile(state_folder))}`;
  return TRIES.filter(({ service }) => services.includes(service))
    .slice(0, MOST)
    .map(({ path, body }) => {
      const json = body === undefined ? '' : ` -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(body))}`;
      return `curl -sS ${header}${json} ${quoted(`${base_url}/api/management/${path}`)}`;
    });
}

/** Quotes a text for a POSIX shell. */
export function quoted(word: string): string {
  return /^[\w/:.@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
