import { matricesOf, readWorkflows } from './workflow';

const expression = (text: string) => `\${{ ${text} }}`;

const step = { run: 'true' };

describe('the jobs of a workflow', () => {
  it('run once for each combination of their matrix', () => {
    const job = { steps: [step], strategy: { matrix: { helm: ['3', '4'], python: [3.1] } } };

    expect(matricesOf(job, String)).toEqual([
      { helm: '3', python: '3.1' },
      { helm: '4', python: '3.1' },
    ]);
    expect(matricesOf({ steps: [step] }, String)).toEqual([{}]);
  });

  it('can have a matrix that is the output of another job', () => {
    const job = { steps: [step], strategy: { matrix: { service: expression('fromJSON(needs.list.outputs.names)') } } };

    expect(matricesOf(job, () => '["forms"]')).toEqual([{ service: 'forms' }]);
  });

  it('are read from the files of this repository', () => {
    const names = readWorkflows().map(({ name }) => name);

    expect(names).toEqual(['ci', 'nightly', 'release']);
  });
});
