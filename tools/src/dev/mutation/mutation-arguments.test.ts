import { mutatedModules } from './mutated-modules';
import { parseMutationArguments } from './mutation-arguments';

describe('the arguments of mutation tests', () => {
  it('select modules, or all of them', () => {
    expect(parseMutationArguments(['gate', 'rules'])).toEqual({ modules: ['gate', 'rules'], options: [] });
    expect(parseMutationArguments([]).modules).toEqual(Object.keys(mutatedModules));
  });

  it('pass options to Stryker', () => {
    const { modules, options } = parseMutationArguments(['gate', '--concurrency', '4']);

    expect([modules, options]).toEqual([['gate'], ['--concurrency', '4']]);
    expect(parseMutationArguments(['--force'])).toEqual({ modules: Object.keys(mutatedModules), options: ['--force'] });
  });

  it('reject an unknown module', () => {
    expect(() => parseMutationArguments(['gates'])).toThrow('There is no module "gates". Modules: gate,');
  });
});
