import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Api, apiOf } from './support/api';
import { codeBlocks, ROOT } from './support/code-blocks';
import { documentedObjects } from './support/documented-objects';
import { system } from './support/system';

const FILES = join(ROOT, 'services', 'spreadsheets', 'test-support');
/** tests/tutorials.test.ts runs the commands of these tutorials, which build on each other. */
const SCRIPTS = /tutorials\/(import-a-workbook|collect-answers|react-to-changes)\.md$/;
const COMMANDS = codeBlocks().filter(
  ({ document, language, marker }) => language === 'bash' && marker === '' && !SCRIPTS.test(document),
);

/** Fails on error responses, which curl reports as success. Assignments of TOKEN and BASE come from the environment. */
const PRELUDE = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n';
const ASSIGNMENTS = /^(TOKEN|BASE)=\$\(.*\n/gm;

describe('commands of the documents', () => {
  const home = mkdtempSync(join(tmpdir(), 'trackway-documents-'));
  let api: Api;
  let variables: Record<string, string>;

  beforeAll(async () => {
    copyFileSync(join(FILES, 'workbooks', 'samples', 'projects-2000.xlsx'), join(home, 'projects.xlsx'));
    copyFileSync(join(FILES, 'exports', 'jira-server-epic-link.csv'), join(home, 'jira.csv'));
    writeFileSync(join(home, 'tasks.csv'), 'Project,Title\nRoof,Measure\n');
    writeFileSync(join(home, 'survey.csv'), 'Project,Subject\nRoof,Repair\n');
    api = apiOf();
    variables = await documentedObjects(api);
  });

  afterAll(() => rmSync(home, { recursive: true }));

  function run(document: string, text: string) {
    return spawnSync('bash', ['-c', PRELUDE + text.replace(ASSIGNMENTS, '')], {
      cwd: document === 'README.md' ? ROOT : home,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        HOME: home,
        TOKEN: api.token,
        BASE: system.base_url,
        ...variables,
      },
    });
  }

  it.each(COMMANDS)('$title runs', ({ document, text }) => {
    const { status, stdout, stderr } = run(document, text);

    expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toMatchObject({ status: 0 });
  });
});

describe('JSON examples of the documents', () => {
  const example = (document: string) => {
    const block = codeBlocks().find((one) => one.document === document && one.language === 'json');
    return JSON.parse(block?.text ?? '{}');
  };

  it('show an error response with its members and texts', async () => {
    const { body } = await apiOf().send('POST', '/projects', {});

    const shown = example('docs/how-to/handle-errors.md');
    const anchorOf = (url: string) => url.slice(url.indexOf('/docs/'));
    const comparable = (error: { doc_url: string }) => ({ ...error, doc_url: anchorOf(error.doc_url), request_id: '' });
    expect(comparable(body)).toEqual(comparable(shown));
  });

  it('show an event with the members of its schema', async () => {
    const response = await fetch(`${system.base_url}/openapi.json`);
    const { webhooks, components } = await response.json();
    const event = example('docs/how-to/webhooks.md');
    const { schema } = webhooks[event.type].post.requestBody.content['application/json'];
    const resolve = (part: { $ref?: string }) => components.schemas[part.$ref?.split('/').at(-1) ?? ''] ?? part;
    const { properties } = resolve(schema);

    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(event)));
    expect(Object.keys(resolve(properties.data).properties)).toEqual(expect.arrayContaining(Object.keys(event.data)));
  });
});
