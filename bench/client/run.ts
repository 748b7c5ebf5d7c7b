// Costs of the client's types: types and memory of a program that calls six operations, and the time until an editor can show
// the first completions. `npm run bench -- client`
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const PROGRAM = join(import.meta.dirname, 'program.ts');
const CURSOR = 'client.projects.';
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

const check = measure(() => {
  const program = ts.createProgram([PROGRAM], OPTIONS);
  const errors = ts.getPreEmitDiagnostics(program);
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, formatHost()));
  return program;
});
console.log(`check: ${check.ms} ms of CPU, ${check.result.getTypeCount()} types, ${megabytes()} MB heap`);

const completion = measure(() => {
  const service = ts.createLanguageService(languageHost());
  const position = readFileSync(PROGRAM, 'utf8').indexOf(CURSOR) + CURSOR.length;
  return service.getCompletionsAtPosition(PROGRAM, position, {})?.entries.length ?? 0;
});
console.log(`first completion: ${completion.ms} ms of CPU, ${completion.result} entries`);

function measure<Result>(run: () => Result): { readonly ms: number; readonly result: Result } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { ms: Math.round((user + system) / 1_000), result };
}

function megabytes(): number {
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

function languageHost(): ts.LanguageServiceHost {
  return {
    ...formatHost(),
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [PROGRAM],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
}

function formatHost(): ts.FormatDiagnosticsHost {
  return {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => REPOSITORY,
    getNewLine: () => '\n',
  };
}
