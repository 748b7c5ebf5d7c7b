import { containsDependencies } from './locks';

const lock = (packages: Record<string, { integrity?: string; version?: string }>) => ({ packages });
const old = lock({
  'services/forms': { version: '1.0.0' },
  'node_modules/@trackway/errors': {},
  'node_modules/pg': { integrity: 'sha512-a' },
});

describe('containsDependencies', () => {
  it('is true if all packages are installed in the same version', () => {
    const now = lock({
      ...old.packages,
      'services/forms': { version: '1.1.0' },
      'node_modules/zod': { integrity: 'z' },
    });

    expect(containsDependencies(now, old)).toBe(true);
  });

  it('is false if a package has another version or is missing', () => {
    expect(containsDependencies(lock({ ...old.packages, 'node_modules/pg': { integrity: 'sha512-b' } }), old)).toBe(
      false,
    );
    expect(containsDependencies(lock({ 'node_modules/pg': { integrity: 'sha512-a' } }), old)).toBe(false);
  });
});
