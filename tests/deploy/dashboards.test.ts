import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dashboardFiles } from './support/observability';
import { ROOT } from './support/settings-of-code';

const FOLDER = join(ROOT, 'deploy', 'observability');

it('the dashboards are generated from deploy/observability/panels.mjs', () => {
  const script = `import { dashboard } from './make-dashboards.mjs'; import { dashboards } from './panels.mjs';
    process.stdout.write(JSON.stringify(Object.keys(dashboards).map((name) => [name + '.json', dashboard(name)])))`;

  const generated = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: FOLDER });

  expect([...dashboardFiles()].sort()).toEqual(JSON.parse(generated.toString()).sort());
});

describe('the queries of the dashboards', () => {
  /** Runs the script with a Prometheus that answers each query by `respond`. */
  async function queryDashboards(respond: (query: string) => object): Promise<{ code: number; output: string }> {
    const server = createServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://prometheus').searchParams.get('query') ?? '';
      response.end(JSON.stringify(respond(query)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const script = join(FOLDER, 'query-dashboards.mjs');
    const result = await new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(process.execPath, [script, `http://127.0.0.1:${port}`], (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
      );
    });
    server.close();
    return result;
  }

  const series = { status: 'success', data: { result: [{}] } };

  it('are sent without variables of Grafana', async () => {
    const sent: string[] = [];

    const { code } = await queryDashboards((query) => {
      sent.push(query);
      return series;
    });

    expect(code).toBe(0);
    expect(sent.length).toBeGreaterThan(30);
    expect(sent.filter((query) => query.includes('$'))).toEqual([]);
  });

  it('fail if Prometheus rejects one, and are listed if they have no data', async () => {
    const { code, output } = await queryDashboards((query) => {
      if (query.includes('ai_cost_total')) return { status: 'error', error: 'parse error' };
      return query.includes('storage_') ? { status: 'success', data: { result: [] } } : series;
    });

    expect(code).toBe(1);
    expect(output).toContain('Cost of models in a day: parse error');
    expect(output).toContain('Free space for files: no data');
    expect(output).toContain('1 rejected, 1 without data');
  });
});
