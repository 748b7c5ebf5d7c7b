/**
 * Creates the next release of one service from .changes: versions of package and chart, changelog, and released
 * contracts. Run node deploy/release/release.mjs SERVICE after npm run build, review, commit, and push the printed tag.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogEntry, nextVersion, parseChange, withoutService } from './changes.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const CHANGES = join(ROOT, '.changes');
const [service] = process.argv.slice(2);
const folder = service === 'ops' ? join(ROOT, 'tools') : join(ROOT, 'services', service ?? '');
if (!service || !existsSync(join(folder, 'package.json')))
  throw new Error('Which service? node deploy/release/release.mjs projects');

const edit = (file, change) => writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
const changes = readdirSync(CHANGES)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map((name) => parseChange(name, readFileSync(join(CHANGES, name), 'utf8')));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const next = nextVersion(service, version, changes);
if (!next) throw new Error(`No file of .changes names ${service}.`);

edit(join(folder, 'package.json'), (text) => text.replace(`"version": "${version}"`, `"version": "${next}"`));
const chart = join(ROOT, 'deploy', 'helm', service, 'Chart.yaml');
edit(chart, (text) =>
  text.replace(/^version: .*$/m, `version: ${next}`).replace(/^appVersion: .*$/m, `appVersion: ${next}`),
);
edit(join(ROOT, 'deploy', 'helm', 'trackway', 'Chart.yaml'), (text) =>
  text.replace(new RegExp(`(- name: ${service}\n +version: ).*`), `$1${next}`),
);
const entry = changelogEntry(service, next, new Date().toISOString().slice(0, 10), changes);
edit(join(folder, 'CHANGELOG.md'), (text) => `# Changes of ${service}\n\n${entry}${text.replace(/^# .*\n/, '')}`);
for (const change of changes.filter(({ services }) => services[service])) {
  const left = withoutService(change, service);
  if (left) writeFileSync(join(CHANGES, change.name), left);
  else rmSync(join(CHANGES, change.name));
}
execFileSync(process.execPath, [join(import.meta.dirname, 'keep-contracts.mjs')], { stdio: 'inherit' });
process.stdout.write(
  `${service} ${version} → ${next}. When it is merged: git tag ${service}-v${next} && git push --tags\n`,
);
