import { snakeCase } from './python-names';
import { PythonTypes } from './python-types';

describe('PythonTypes', () => {
  it.each([
    [{ type: 'integer' }, 'int'],
    [{ type: ['string', 'null'] }, 'str | None'],
    [{ enum: ["it's", 1, true, null] }, "Literal['it\\'s', 1, True, None]"],
    [{ $ref: '#/components/schemas/Tag' }, 'Tag'],
    [{ type: 'array', items: { type: 'number' } }, 'list[float]'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'dict[str, bool]'],
    [{ type: 'string', format: 'binary' }, 'FileInput'],
    [{}, 'Any'],
  ])('%j is %s', (schema, expected) => {
    expect(new PythonTypes().typeOf(schema, 'Thing')).toBe(expected);
  });

  it('declares nested objects under the name of their parent, before it', () => {
    const types = new PythonTypes();
    const line = { type: 'object', properties: { text: { type: 'string', description: 'The text' } } };

    types.named({ type: 'object', properties: { lines: { type: 'array', items: line } }, required: ['lines'] }, 'Note');

    expect(types.text()).toBe(
      'class NoteLinesItem(TypedDict):\n    text: NotRequired[str]\n    """The text"""\n\n\n' +
        'class Note(TypedDict):\n    lines: list[NoteLinesItem]\n',
    );
  });

  it('declares members that are keywords or names of types by a call', () => {
    const types = new PythonTypes();

    types.named({ type: 'object', properties: { from: { type: 'integer', description: 'Start' } } }, 'Range');

    expect(types.text()).toBe(
      'Range = TypedDict(\n    "Range",\n    {\n        "from": "NotRequired[int]",  # Start\n    },\n)\n',
    );
  });

  it('rejects two types with the same name', () => {
    const types = new PythonTypes();
    types.named({ enum: ['a'] }, 'Kind');

    expect(() => types.named({ enum: ['b'] }, 'Kind')).toThrow('Two types');
  });
});

describe('snakeCase', () => {
  it.each([
    ['projectGroups', 'project_groups'],
    ['import', 'import_'],
  ])('%s becomes %s', (name, expected) => {
    expect(snakeCase(name)).toBe(expected);
  });
});
