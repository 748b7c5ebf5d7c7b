import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/**
 * Where refusals are made: by their kind and code, as a broken rule by its code, by the gateway before anybody is asked, or as
 * the end of an import or export, for which the reader of workbooks has codes of its own.
 */
const MADE = [
  /ruleBroken\(\s*'([a-z_]+)'/g,
  /new AppError\(\s*[^,]+,\s*'([a-z_]+)'/g,
  /new JobFailure\(\s*'([a-z_]+)'/g,
  /failure(?: =|:) \{ code: '([a-z_]+)'/g,
  /code: '([a-z_]+)',\s+sentence:/g,
  /(?<=type WorkbookErrorCode =[^;]*)\| '([a-z_]+)'/g,
];

function codesIn(source: string): string[] {
  return MADE.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, code]) => code ?? []));
}

it('every code of a refusal has its entry in the table of errors, with cause and cure', () => {
  const documented = readFileSync(join(ROOT, 'docs', 'reference', 'errors.md'), 'utf8');
  const files = globSync('{services,packages}/*/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|packages\/(cli|client)\//.test(file),
  );

  const missing = files.flatMap((file) =>
    codesIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((code) => !documented.includes(`\`${code}\``))
      .map((code) => `${code} (${file})`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
