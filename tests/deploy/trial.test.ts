import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './support/settings-of-code';

interface Deployment {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template: { readonly spec: { readonly containers: readonly { readonly name: string }[] } };
  };
}

function deploymentsOf(file: string): Deployment[] {
  return parseAllDocuments(readFileSync(join(ROOT, 'deploy/kubernetes/try', file), 'utf8'))
    .map((document) => document.toJS() as Deployment)
    .filter(({ kind }) => kind === 'Deployment');
}

/** The names of the containers of each Deployment. */
const containersOf = (file: string) =>
  deploymentsOf(file).map(({ metadata, spec }) => [
    metadata.name,
    spec.template.spec.containers.map(({ name }) => name),
  ]);

describe('the servers of the trial cluster', () => {
  it('all accept TLS only if it is requested', () => {
    expect(containersOf('servers-tls.yaml')).toEqual(containersOf('servers.yaml'));
  });

  it('have MongoDB with users', () => {
    const mongo = deploymentsOf('servers.yaml').find(({ metadata }) => metadata.name === 'mongo');

    expect(JSON.stringify(mongo)).toContain('MONGO_INITDB_ROOT_USERNAME');
    expect(JSON.stringify(mongo)).toContain('--keyFile');
  });

  it('are queried by programs of the host, because their images may lack clients', () => {
    const script = readFileSync(join(ROOT, 'deploy/kubernetes/try.sh'), 'utf8');

    expect(script).not.toMatch(/\bexec \S+ -- psql\b/);
  });
});
