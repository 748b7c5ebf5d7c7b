import { parseWorkflowArguments } from './arguments';
import type { Matrix } from './workflow';

const KNOWN = ['ci/audit', 'ci/charts', 'nightly/fuzz-parsers'];

describe('the arguments of try:workflows', () => {
  it('name jobs', () => {
    expect(parseWorkflowArguments(['ci/audit'], KNOWN).jobs).toEqual(['ci/audit']);
    expect(() => parseWorkflowArguments(['ci/deploy'], KNOWN)).toThrow('Unknown jobs: ci/deploy.');
  });

  it('select values of a matrix; jobs without it run', () => {
    const { isSelected } = parseWorkflowArguments(['--matrix', 'helm=v3', 'ci/charts'], KNOWN);

    const matrices: Matrix[] = [{ helm: 'v3' }, { helm: 'v4' }, { python: '3' }];
    expect(matrices.map(isSelected)).toEqual([true, false, true]);
  });

  it('change commands', () => {
    const { change } = parseWorkflowArguments(['--change=--minutes 60=--minutes 1'], KNOWN);

    expect(change('npm run fuzz -- csv --minutes 60')).toBe('npm run fuzz -- csv --minutes 1');
    expect(() => parseWorkflowArguments(['--change', 'x'], KNOWN)).toThrow('must have the form');
  });
});
