import { parseTestArguments } from './arguments';
import { STEP_NAMES } from './step-names';

describe('the arguments of npm test', () => {
  it('runs every step when there are none', () => {
    expect(parseTestArguments([])).toEqual({ steps: STEP_NAMES, jest: [], paths: [] });
  });

  it('runs the steps that --only names, in their usual order', () => {
    expect(parseTestArguments(['--only', 'unit', '--only=format']).steps).toEqual(['format', 'unit']);
    expect(parseTestArguments(['--only', 'component,types']).steps).toEqual(['types', 'component']);
  });

  it('refuses a step that there is not', () => {
    expect(() => parseTestArguments(['--only', 'units'])).toThrow('--only units: there are format, types');
  });

  it('runs the tests below a path, without the system from outside', () => {
    expect(parseTestArguments(['services/projects'])).toEqual({
      steps: ['types', 'unit', 'component'],
      jest: ['services/projects'],
      paths: ['services/projects'],
    });
  });

  it('runs the system from outside alone for a path in its folder', () => {
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
  ])('runs for %j what lies there', (paths, steps) => {
    expect(parseTestArguments(paths).steps).toEqual(steps);
  });

  it('passes options on to jest and takes the value of one for no path', () => {
    expect(parseTestArguments(['-t', 'imports rows', '--verbose'])).toEqual({
      steps: STEP_NAMES,
      jest: ['-t', 'imports rows', '--verbose'],
      paths: [],
    });
  });
});
