import { posix } from 'node:path';

/** Source files by their path, such as `services/forms/src/forms/create-form.ts`. */
export type Sources = ReadonlyMap<string, string>;

const USE_CASE = /^export (?:async )?function (make[A-Z]\w*)/gm;
const NAMED_IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g;
const BUILDER = /-module\.ts$|\/fake-[^/]*\.ts$/;
const NO_USE_CASE = /\.(test|contract)\.ts$|\/fake-[^/]*$/;

/** The functions `make…` by the files of services that export them. */
export function useCasesOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const found = [...sources]
    .filter(([file]) => /^services\/\w+\/src\/.*\.ts$/.test(file) && !NO_USE_CASE.test(file))
    .map(([file, text]) => [file, [...text.matchAll(USE_CASE)].map(([, name = '']) => name)] as const);
  return new Map(found.filter(([, names]) => names.length > 0));
}

/**
 * The files with a use case that no unit test in their folder imports, directly or with the module or fake of that folder
 * that builds it.
 */
export function untestedUseCases(sources: Sources): readonly string[] {
  const tests = Map.groupBy(
    [...sources.keys()].filter((file) => file.endsWith('.test.ts')),
    (file) => posix.dirname(file),
  );
  return [...useCasesOf(sources)]
    .filter(([file, names]) => {
      const imported = new Set(
        (tests.get(posix.dirname(file)) ?? []).flatMap((test) => importsWithModules(sources, test)),
      );
      return !names.every((name) => imported.has(`${file}#${name}`));
    })
    .map(([file]) => file)
    .sort();
}

/** What a test imports, and what the modules beside it import, as `<file>#<name>`. */
function importsWithModules(sources: Sources, test: string): string[] {
  const direct = importsOf(sources, test);
  const modules = new Set(direct.map((name) => name.split('#')[0] ?? '').filter((file) => BUILDER.test(file)));
  return [...direct, ...[...modules].flatMap((module) => importsOf(sources, module))];
}

function importsOf(sources: Sources, file: string): string[] {
  return [...(sources.get(file) ?? '').matchAll(NAMED_IMPORT)].flatMap(([, names = '', path = '']) => {
    const from = `${posix.join(posix.dirname(file), path)}.ts`;
    return names
      .split(',')
      .map((name) => name.replace(/^\s*type /, '').trim())
      .filter(Boolean)
      .map((name) => `${from}#${name}`);
  });
}
