import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { dashboardFiles } from './support/observability';
import { ROOT } from './support/settings-of-code';

it('the dashboards are generated from deploy/observability/panels.mjs', () => {
  const folder = join(ROOT, 'deploy', 'observability');
  const script = `import { dashboard } from './make-dashboards.mjs'; import { dashboards } from './panels.mjs';
    process.stdout.write(JSON.stringify(Object.keys(dashboards).map((name) => [name + '.json', dashboard(name)])))`;

  const generated = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });

  expect([...dashboardFiles()].sort()).toEqual(JSON.parse(generated.toString()).sort());
});
