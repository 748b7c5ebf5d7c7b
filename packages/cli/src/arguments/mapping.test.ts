import { UsageError } from '../usage-error';
import { addMapping } from './mapping';

describe('--mapping', () => {
  it.each([
    ['Cost centre=project.code', { 'Cost centre': 'project.code' }],
    ['a=b=project.name', { 'a=b': 'project.name' }],
    ['Notes=', { Notes: '' }],
    ['{"Cost centre": "project.code", "Notes": ""}', { 'Cost centre': 'project.code', Notes: '' }],
  ])('reads %s', (text, expected) => {
    expect(addMapping(text)).toEqual(expected);
  });

  it('adds to the mappings before it', () => {
    expect(addMapping('B=project.name', addMapping('A=project.code'))).toEqual({
      A: 'project.code',
      B: 'project.name',
    });
  });

  it.each(['Name', '=project.name', '{"Name": 1}', '{"Name"'])('rejects %s', (text) => {
    expect(() => addMapping(text)).toThrow(UsageError);
  });
});
