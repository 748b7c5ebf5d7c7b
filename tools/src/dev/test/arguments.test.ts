import { parseTestArguments } from './arguments';
import { STEP_NAMES } from './step-names';

describe('the arguments of npm test', () => {
  it('select every step by default', () => {
    expect(parseTestArguments([])).toEqual({ steps: STEP_NAMES, jest: [], paths: [] });
  });

  it('select the steps of --only, in their usual order', () => {
    expect(parseTestArguments(['--only', 'unit', '--only=format']).steps).toEqual(['format', 'unit']);
    expect(parseTestArguments(['--only', 'component,types']).steps).toEqual(['types', 'component']);
  });

  it('reject an unknown step', () => {
    expect(() => parseTestArguments(['--only', 'units'])).toThrow('--only units: available steps: format, types');
  });

  it('select the tests below a path, without tests from outside', () => {
    expect(parseTestArguments(['services/projects'])).toEqual({
      steps: ['types', 'unit', 'component'],
      jest: ['services/projects'],
      paths: ['services/projects'],
    });
  });

  it('select only tests from outside for a path in their folder', () => {
    expect(parseTestArguments(['tests/journeys']).steps).toEqual(['types', 'outside']);
  });

  it.each([
    [['tests/deploy'], ['types', 'unit']],
    [['./tests/structure/error-codes.test.ts'], ['types', 'unit']],
    [['tests/deployed.test.ts'], ['types', 'outside']],
    [['tests'], ['types', 'unit', 'outside']],
    [
      ['tests/deploy', 'tests/openapi'],
      ['types', 'unit', 'outside'],
    ],
    [
      ['tests/deploy', 'services/projects'],
      ['types', 'unit', 'component'],
    ],
    [
      ['tests/openapi', 'services/projects'],
      ['types', 'unit', 'component', 'outside'],
    ],
  ])('select for %j the steps that contain these tests', (paths, steps) => {
    expect(parseTestArguments(paths).steps).toEqual(steps);
  });

  it('select the tests of changed files, without tests from outside', () => {
    const steps = STEP_NAMES.filter((step) => step !== 'outside');
    expect(parseTestArguments(['--changed'])).toEqual({ steps, jest: ['--changedSince=origin/main'], paths: [] });
    expect(parseTestArguments(['--changed=HEAD~2', '--only', 'unit'])).toEqual({
      ...{ steps: ['unit'], jest: ['--changedSince=HEAD~2'] },
      paths: [],
    });
  });

  it('pass options to jest, and do not treat values of options as paths', () => {
    expect(parseTestArguments(['-t', 'imports rows', '--verbose'])).toEqual({
      steps: STEP_NAMES,
      jest: ['-t', 'imports rows', '--verbose'],
      paths: [],
    });
  });
});
