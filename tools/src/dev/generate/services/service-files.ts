import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../servers/config';
import { serviceLists, withServiceLists } from './service-lists';
import { shellList } from './shell-list';

/** Every file that is generated, completely or in parts, from the registry of services, with its text. */
export function serviceFiles(read: (file: string) => string): ReadonlyMap<string, string> {
  const files = new Set(serviceLists.map(({ file }) => file));
  const texts = [...files].map((file): [string, string] => [file, withServiceLists(file, read(file))]);
  return new Map([['deploy/services.sh', shellList()], ...texts]);
}

export function writeServiceFiles(root = REPOSITORY): void {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  for (const [file, text] of serviceFiles(read)) writeFileSync(join(root, file), text);
}
