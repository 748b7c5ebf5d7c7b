import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import { cliOperations } from './cli/cli-operations';
import { type ApiDocument, operationsOf } from './client/api-document';
import { clientFiles } from './client/client-files';
import { methodName } from './client/method-names';
import { pythonFiles } from './python/python-files';

const document: ApiDocument = JSON.parse(readFileSync(join(REPOSITORY, 'docs', 'openapi.json'), 'utf8'));

describe('clientFiles', () => {
  it.each(Object.entries(clientFiles(document)))('produces the committed file %s', (name, text) => {
    const committed = readFileSync(join(REPOSITORY, 'packages', 'client', 'src', 'generated', name), 'utf8');

    expect(committed).toBe(text);
  });
});

describe('pythonFiles', () => {
  it.each(Object.entries(pythonFiles(document)))('produces the committed file %s', (name, text) => {
    const folder = join(REPOSITORY, 'clients', 'python', 'src', 'trackway', 'generated');

    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});

describe('cliOperations', () => {
  it('produces the committed file', () => {
    const file = join(REPOSITORY, 'packages', 'cli', 'src', 'generated', 'operations.ts');

    expect(readFileSync(file, 'utf8')).toBe(cliOperations(document));
  });
});

describe('methodName', () => {
  const names = operationsOf(document).map((placed) => {
    const { resource, method } = methodName(placed);
    return [...resource, method].join('.');
  });

  it('gives every operation a unique name within its resource', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name.includes('.'))).toEqual([]);
  });

  it('gives no method the name of a nested resource', () => {
    const resources = new Set(names.map((name) => name.split('.').slice(0, -1).join('.')));

    expect(names.filter((name) => resources.has(name))).toEqual([]);
  });

  it('follows path and operation id', () => {
    expect(names).toEqual(
      expect.arrayContaining(['funnels.steps.create', 'projects.tasks.restore', 'agents.executions.approve', 'me.get']),
    );
  });
});
