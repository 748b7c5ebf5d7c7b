import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const MODULE = join(__dirname, '../../../bootstrap/package-addresses.mjs');
const REGISTRY = 'https://packages.example/npm';

/** The addresses of the packages of a lockfile. */
function addressesOf(packages: Record<string, object>): Record<string, string | undefined> {
  const program = `import { addAddresses } from ${JSON.stringify(MODULE)};
    process.stdout.write(JSON.stringify(addAddresses(${JSON.stringify({ packages })}, ${JSON.stringify(REGISTRY)}).packages));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const result: Record<string, { resolved?: string }> = JSON.parse(output);
  return Object.fromEntries(Object.entries(result).map(([path, { resolved }]) => [path, resolved]));
}

describe('addresses of packages', () => {
  it('consist of the name and the version, also for nested, scoped and renamed packages', () => {
    const integrity = 'sha512-x';

    const addresses = addressesOf({
      'node_modules/pg': { version: '8.1.0', integrity },
      'node_modules/pg/node_modules/@types/node': { version: '24.0.1', integrity },
      'node_modules/node-20': { name: 'node', version: '20.1.0-rc.1', integrity },
    });

    expect(addresses).toEqual({
      'node_modules/pg': `${REGISTRY}/pg/-/pg-8.1.0.tgz`,
      'node_modules/pg/node_modules/@types/node': `${REGISTRY}/@types/node/-/node-24.0.1.tgz`,
      'node_modules/node-20': `${REGISTRY}/node/-/node-20.1.0-rc.1.tgz`,
    });
  });

  it('are not added to workspaces, links and packages inside others', () => {
    const addresses = addressesOf({
      '': {},
      'packages/http': { version: '0.1.0' },
      'node_modules/@trackway/http': { resolved: 'packages/http' },
      'node_modules/npm/node_modules/abbrev': { version: '1.0.0' },
    });

    expect(addresses).toEqual({
      '': undefined,
      'packages/http': undefined,
      'node_modules/@trackway/http': 'packages/http',
      'node_modules/npm/node_modules/abbrev': undefined,
    });
  });
});
