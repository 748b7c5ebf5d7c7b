import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../../dev/servers/config';
import { allAlerts } from '../../alerts/prometheus';
import { runbookNames } from '../runbook';
import { allIncidents } from './all-incidents';

const pageOf = (name: string) => readFileSync(join(REPOSITORY, 'docs', 'how-to', 'runbooks', `${name}.md`), 'utf8');

describe('the incidents', () => {
  it('are ten with different names', () => {
    expect(new Set(allIncidents.map(({ name }) => name)).size).toBe(10);
  });

  it.each(allIncidents.map((incident) => [incident.name, incident] as const))(
    '%s has alerts, and a runbook that names them',
    (_, { alerts, laterAlerts = [], runbook }) => {
      const expected = [...alerts, ...laterAlerts];
      const known = allAlerts().map(({ name }) => name);

      expect(expected).not.toEqual([]);
      expect(expected.filter((name) => !known.includes(name))).toEqual([]);
      expect(runbookNames()).toContain(runbook);
      expect(expected.filter((name) => !pageOf(runbook).includes(`\`${name}\``))).toEqual([]);
    },
  );

  it('follow only steps that exist', () => {
    const folder = join(REPOSITORY, 'tools', 'src', 'trials', 'drills', 'incidents');
    const sources = ['clients', 'full-disk', 'network', 'releases', 'servers-fail', 'stuck-consumer'];
    const text = sources.map((name) => readFileSync(join(folder, `${name}.ts`), 'utf8')).join('');
    const followed = [...text.matchAll(/follow\('([^']+)', '([^']+)'/g)];

    expect(followed.length).toBeGreaterThan(20);
    expect(followed.filter(([, page, title]) => !pageOf(page!).includes(`# ${title}\n`))).toEqual([]);
  });
});
