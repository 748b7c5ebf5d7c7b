import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapters, databaseFunctions } from './support/use-case-exceptions';
import { type Sources, untestedUseCases, useCasesOf } from './support/use-cases';

const ROOT = join(__dirname, '..', '..');

function readSources(): Sources {
  const files = readdirSync(join(ROOT, 'services')).flatMap((service) => {
    const folder = `services/${service}/src`;
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`);
  });
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

describe('the use cases of all services', () => {
  const sources = readSources();

  it('are found', () => {
    expect(useCasesOf(sources).size).toBeGreaterThan(200);
  });

  it('have a unit test in their folder', () => {
    expect(untestedUseCases(sources)).toEqual([...adapters, ...databaseFunctions].toSorted());
  });
});

describe('the search for use cases without a unit test', () => {
  const file = 'services/notes/src/notes/create-note.ts';
  const useCase = 'export function makeCreateNote() {}\nexport function makeReadNote() {}\n';
  const untested = (...more: [string, string][]) => untestedUseCases(new Map([[file, useCase], ...more]));
  const test = 'services/notes/src/notes/notes.test.ts';

  it('finds a file without a test in its folder', () => {
    const elsewhere = "import { makeCreateNote, makeReadNote } from './notes/create-note';";
    expect(untested()).toEqual([file]);
    expect(untested(['services/notes/src/notes.test.ts', elsewhere])).toEqual([file]);
  });

  it('finds a file with a use case that no test imports', () => {
    expect(untested([test, "import { makeCreateNote } from './create-note';"])).toEqual([file]);
    expect(untested([test, "import {\n  makeCreateNote,\n  makeReadNote,\n} from './create-note';"])).toEqual([]);
  });

  it('accepts a test of the module that builds the use cases', () => {
    const module = "import { makeCreateNote, makeReadNote } from './create-note';";
    const files: [string, string][] = [
      ['services/notes/src/notes/notes-module.ts', module],
      [test, "import { notesModule } from './notes-module';"],
    ];
    expect(untested(...files)).toEqual([]);
    expect(untested(...files.slice(0, 1))).toEqual([file]);
  });

  it('ignores fakes', () => {
    expect(untestedUseCases(new Map([['services/notes/src/fake-notes.ts', useCase]]))).toEqual([]);
  });
});
