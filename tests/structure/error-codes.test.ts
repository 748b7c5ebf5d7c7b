import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/**
 * Expressions that define error codes: by kind and code, as a broken rule, as a result of an import or export, and the
 * codes of the workbook reader.
 */
const CODE_PATTERNS = [
  /ruleBroken\(\s*'([a-z_]+)'/g,
  /new AppError\(\s*[^,]+,\s*'([a-z_]+)'/g,
  /new JobFailure\(\s*'([a-z_]+)'/g,
  /failure(?: =|:) \{ code: '([a-z_]+)'/g,
  /code: '([a-z_]+)',\s+sentence:/g,
  /(?<=type WorkbookErrorCode =[^;]*)\| '([a-z_]+)'/g,
];

function codesIn(source: string): string[] {
  return CODE_PATTERNS.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, code]) => code ?? []));
}

it('every error code is documented in the table of errors', () => {
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
