import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';

/** Writes package.json, README and licence of a package into `target`. Bundled dependencies are omitted. */
export function packageFiles(source: string, target: string, entries: Readonly<Record<string, unknown>>): void {
  const { name, version, description }: Record<string, string> = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  const manifest = {
    name,
    version,
    description,
    license: 'Apache-2.0',
    ...entries,
    files: ['dist'],
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  cpSync(join(REPOSITORY, 'LICENSE'), join(target, 'LICENSE'));
}
