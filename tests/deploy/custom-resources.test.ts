import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ROOT } from './support/settings-of-code';

const SCHEMA = {
  type: 'object',
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string' },
    metadata: { type: 'object' },
    spec: {
      type: 'object',
      required: ['level'],
      properties: {
        level: { type: 'string', pattern: '^(?i)(low|high)$' },
        port: { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }] },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        choice: {
          type: 'object',
          properties: { a: { type: 'string' }, b: { type: 'string' } },
          oneOf: [
            { required: ['a'], properties: { a: {} } },
            { required: ['b'], properties: { b: {} } },
          ],
        },
      },
    },
  },
};

const DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  spec: {
    group: 'example.org',
    names: { kind: 'Thing' },
    versions: [
      { name: 'v1', served: true, schema: { openAPIV3Schema: SCHEMA } },
      { name: 'v1beta1', served: false, schema: { openAPIV3Schema: SCHEMA } },
    ],
  },
};

describe('the check of custom resources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'definitions-'));

  beforeAll(() => writeFileSync(join(folder, 'things.yaml'), stringify(DEFINITION)));
  afterAll(() => rmSync(folder, { recursive: true }));

  function check(...objects: object[]): { status: number | null; lines: string[] } {
    const input = objects.map((object) => stringify(object)).join('---\n');
    const script = join(ROOT, 'deploy', 'helm', 'check-custom-resources.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script, folder], { input, encoding: 'utf8' });
    return { status, lines: stdout.trim().split('\n') };
  }

  const thing = (spec: object, apiVersion = 'example.org/v1') => ({
    apiVersion,
    kind: 'Thing',
    metadata: { name: 'one', anything: true },
    spec,
  });

  it('accepts objects that match their definition, and ignores those of Kubernetes', () => {
    const spec = { level: 'HIGH', port: 'http', labels: { any: 'name' }, free: { a: { b: 1 } }, choice: { a: 'x' } };

    expect(
      check(thing(spec), { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'two' }, spec: 1 }),
    ).toEqual({
      status: 0,
      lines: ['1 custom resources match their definitions'],
    });
  });

  it.each([
    ['an unknown field', { level: 'low', levels: 'x' }, '/spec must NOT have additional properties (levels)'],
    ['a missing field', {}, "/spec must have required property 'level'"],
    ['a value that the pattern excludes', { level: 'medium' }, '/spec/level must match pattern "^(?i)(low|high)$"'],
    ['a wrong type', { level: 'low', labels: { a: 1 } }, '/spec/labels/a must be string'],
  ])('reports %s', (_, spec, violation) => {
    expect(check(thing(spec))).toEqual({ status: 1, lines: [`Thing one: ${violation}`] });
  });

  it('reports a version that the operator does not serve', () => {
    const { status, lines } = check(thing({ level: 'low' }, 'example.org/v1beta1'));

    expect(status).toBe(1);
    expect(lines).toEqual(['Thing one: no definition of example.org/v1beta1 Thing']);
  });
});
