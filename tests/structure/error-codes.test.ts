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

const ERRORS = readFileSync(join(ROOT, 'docs', 'reference', 'errors.md'), 'utf8');

it('every error code is documented in the table of errors', () => {
  const files = globSync('{services,packages}/*/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|packages\/(cli|client)\//.test(file),
  );

  const missing = files.flatMap((file) =>
    codesIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((code) => !ERRORS.includes(`\`${code}\``))
      .map((code) => `${code} (${file})`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('the OpenAPI document has each code under a status of the table of errors', () => {
  const rows = [...ERRORS.matchAll(/^\| (\d{3}) \| (.*?) \|/gm)];
  const statuses = Map.groupBy(
    rows.flatMap(([, status, codes = '']) => codesOf(codes).map((code) => ({ code, status }))),
    ({ code }) => code,
  );
  const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')) as OpenApi;

  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { description = '' }]) =>
        codesOf(description).map((code) => ({ code, status, where: `${method} ${path} ${status} ${code}` })),
      ),
    ),
  );
  const wrong = documented.filter(({ code, status }) => {
    const listed = statuses.get(code);
    return listed && !listed.some((row) => row.status === status);
  });

  expect(documented.length).toBeGreaterThan(100);
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { readonly responses: Record<string, { readonly description?: string }> }>
  >;
}

function codesOf(text: string): string[] {
  return [...text.matchAll(/`([a-z_]+)`/g)].flatMap(([, code]) => code ?? []);
}
