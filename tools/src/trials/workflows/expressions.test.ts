import { evaluateCondition, evaluateText, parseOutputs } from './expressions';

const expression = (text: string) => `\${{ ${text} }}`;

const CONTEXTS = { 'matrix.service': 'forms', 'needs.services.outputs.names': '["forms","gateway"]' };

describe('expressions of workflows', () => {
  it('are replaced by their values', () => {
    expect(evaluateText(`docker build --build-arg SERVICE=${expression('matrix.service')} .`, CONTEXTS)).toBe(
      'docker build --build-arg SERVICE=forms .',
    );
    expect(evaluateText(expression('fromJSON(needs.services.outputs.names)'), CONTEXTS)).toBe('["forms","gateway"]');
  });

  it('have a value, or an error names them', () => {
    expect(() => evaluateText(expression('secrets.REGISTRY_USER'), CONTEXTS)).toThrow('secrets.REGISTRY_USER');
  });

  it('decide whether a step runs', () => {
    expect(evaluateCondition(undefined, CONTEXTS)).toBe(true);
    expect(evaluateCondition('always()', CONTEXTS)).toBe(true);
    expect(evaluateCondition('failure()', CONTEXTS)).toBe(false);
    expect(evaluateCondition("matrix.service == 'forms'", CONTEXTS)).toBe(true);
    expect(evaluateCondition("matrix.service != 'forms'", CONTEXTS)).toBe(false);
    expect(() => evaluateCondition('success() && cancelled()', CONTEXTS)).toThrow('not supported');
  });
});

it('outputs of a step are lines of name and value', () => {
  expect(parseOutputs('service=forms\nnames=["a=b"]\n\n')).toEqual({ service: 'forms', names: '["a=b"]' });
});
