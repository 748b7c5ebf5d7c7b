import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const rows = rowsOf('security.md');

/** The rows of tables whose first cell contains requirements. */
function rowsOf(document: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', 'explanation', document), 'utf8');
  return text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
}

/** `6.2.1–6.2.3` is expanded to three requirements. */
function requirementsOf(row: string): string[] {
  const cell = row.split('|')[1] ?? '';
  return cell.split(',').flatMap((part) => {
    const [first = '', last] = part.trim().split('–');
    if (last === undefined) return first;
    const chapter = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)));
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${chapter}.${Number(from) + index}`);
  });
}

describe('the security requirements in docs/explanation/security.md', () => {
  it('include each requirement of ASVS 5.0, levels 1 and 2, once', () => {
    const fixture = join(__dirname, 'asvs-5.0-levels-1-and-2.txt');
    const expected = readFileSync(fixture, 'utf8').trim().split('\n');

    expect(expected).toHaveLength(253);
    expect(rows.flatMap(requirementsOf).toSorted()).toEqual(expected.toSorted());
  });

  it('refer to existing tests', () => {
    const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file));

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('state for each requirement how it is met, or why not', () => {
    expect(rows.filter((row) => (row.split('|')[2] ?? '').trim().length < 10)).toEqual([]);
  });
});

describe('the security requirements of level 3', () => {
  const level3 = rowsOf('security-level-3.md');

  it('include each requirement of ASVS 5.0, level 3, once', () => {
    const expected = readFileSync(join(__dirname, 'asvs-5.0-level-3.txt'), 'utf8').trim().split('\n');

    expect(expected).toHaveLength(92);
    expect(level3.flatMap(requirementsOf).toSorted()).toEqual(expected.toSorted());
  });

  it('have one of three statuses and refer to existing tests', () => {
    const statuses = new Set(level3.map((row) => row.split('|')[2]?.trim()));
    const named = level3.flatMap((row) => [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file));

    expect(statuses).toEqual(new Set(['met', 'not met', 'not applicable']));
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
