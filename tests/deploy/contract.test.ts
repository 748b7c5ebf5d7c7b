import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const folder = mkdtempSync(join(tmpdir(), 'trackway-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the comparison of contracts ignores descriptions, and not properties with that name', () => {
  const [given, written] = [join(folder, 'given.json'), join(folder, 'written.json')];
  const schema = { type: 'string', description: 'A text' };
  writeFileSync(given, JSON.stringify({ description: 'All', properties: { description: schema } }));

  execFileSync(process.execPath, [join(ROOT, 'tools', 'contract', 'remove-descriptions.mjs'), given, written]);

  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual({ properties: { description: { type: 'string' } } });
});
