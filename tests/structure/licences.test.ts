import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Licences that allow use in a product without conditions on the product's own source. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'BlueOak-1.0.0',
  '0BSD',
  'Zlib',
  'Unlicense',
  'Python-2.0',
]);

/** Packages with an obsolete licence field, which the lockfile omits. The values are from their LICENSE files. */
const LICENCES_OF_FILES = new Map([
  ['busboy', 'MIT'],
  ['streamsearch', 'MIT'],
]);

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

/** One alternative of an OR, and every part of an AND, must be allowed. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((part) => ALLOWED.has(part.trim())));
}

describe('the licence of every package that ships', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const shipped = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, license: license ?? LICENCES_OF_FILES.get(name) ?? 'unknown' };
    });

  it('is an allowed one', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND GPL-2.0)', false],
    ['unknown', false],
  ])('is evaluated as an expression: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});
