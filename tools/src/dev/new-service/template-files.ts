import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewService } from './new-service';
import { render } from './render';

const SUFFIX = '.tmpl';

/** The files of the service and its proto, by their paths in the repository. */
export function templateFiles(service: NewService, root: string): ReadonlyMap<string, string> {
  const templates = join(root, 'tools', 'templates', 'service');
  const folders = ['common', service.store].map((folder) => join(templates, folder));
  return new Map(folders.flatMap((folder) => filesIn(folder, service)));
}

function filesIn(folder: string, service: NewService): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(SUFFIX));
  return entries.map((entry) => {
    const path = render(entry.slice(0, -SUFFIX.length), service);
    const text = render(readFileSync(join(folder, entry), 'utf8'), service);
    return [targetOf(path, service), text];
  });
}

function targetOf(path: string, { name }: NewService): string {
  const [kind, ...rest] = path.split('/');
  const folder = kind === 'proto' ? `proto/trackway/${name}/v1` : `services/${name}`;
  return `${folder}/${rest.join('/')}`;
}
