import { cellKinds, type ImportType, importTypes } from '@trackway/contracts';
import { mapColumns } from './column-mapping';
import { importTarget } from './columns/import-target';

const headed = (...texts: string[]) => ({
  row: 1,
  cells: texts.map((value, column) => ({ column, kind: cellKinds.text, value })),
});

function map(
  type: ImportType,
  texts: string[],
  options: { mode?: 'create' | 'update' | 'upsert'; matchBy?: string; mapping?: Record<string, string> } = {},
) {
  const { mode = 'create', matchBy = null, mapping = {} } = options;
  const { keys, unknown } = mapColumns(importTarget(type), headed(...texts), { mode, matchBy, mapping });
  return { keys: [...keys.values()], unknown };
}

describe('headings of a sheet', () => {
  it.each([
    'Old id',
    'OLD_ID',
    'old-id',
    'Old  ID',
    'oldid',
    'project.old_id',
    'Project old id',
    'Old\u00a0id',
    'Old‑Id',
  ])('%s is recognized as the old id', (text) => {
    expect(map('project', ['Name', text]).keys).toEqual(['project.name', 'project.old_id']);
  });

  it.each(['Email', 'E-mail', 'e mail', 'E_MAIL', 'E-Mail Address', 'contact.email', 'mail'])(
    '%s is recognized as the e-mail of a contact',
    (text) => {
      expect(map('contact', ['Full name', text]).keys.toSorted()).toEqual(['contact.email', 'contact.name']);
    },
  );

  it.each(importTypes)('of %s are recognized by the names of members of the API', (type) => {
    const { columns } = importTarget(type);
    const names = columns.filter(({ importable }) => importable).map(({ key }) => key.slice(type.length + 1));

    expect(map(type, names).unknown).toEqual([]);
  });

  it('prefer keys and labels to other spellings, which are then unknown', () => {
    expect(map('project', ['Title', 'Name'])).toEqual({ keys: ['project.name'], unknown: ['Title'] });
  });

  it('fails if two columns have the same meaning', () => {
    expect(() => map('project', ['Name', 'project_name'])).toThrow('Two columns are headed Name (project.name).');
    expect(() => map('project', ['Client', 'Company', 'Name'])).toThrow('Two columns are headed Customer');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('takes %s for an unknown heading', (text) => {
    expect(map('project', ['Name', text])).toEqual({ keys: ['project.name'], unknown: [text] });
  });

  it('are reported if they are unknown, except columns of exports', () => {
    expect(map('project', ['Name', 'Colour', 'Created at', '']).unknown).toEqual(['Colour']);
  });

  it('uses the given mapping', () => {
    expect(map('project', ['Bezeichnung'], { mapping: { Bezeichnung: 'project.name' } }).keys).toEqual([
      'project.name',
    ]);
  });
});

describe('a mapping to a column that another heading names', () => {
  it.each([[['Name', 'Foo']], [['Foo', 'Name']]])('fails in the order %j', (headings) => {
    const mapping = { Foo: 'project.name' };

    expect(() => map('project', headings, { mapping })).toThrow('Two columns are headed Name (project.name).');
  });
});

describe('the column that rows are matched by', () => {
  it.each(['update', 'upsert'] as const)('must be there in mode %s', (mode) => {
    const missing = { code: 'missing_column', message: expect.stringContaining('Code (project.code)') };

    const byCode = () => map('project', ['Name'], { mode, matchBy: 'project.code' });
    const byAny = () => map('project', ['Name'], { mode });

    for (const mapped of [byCode, byAny]) {
      expect(mapped).toThrow(expect.objectContaining(missing));
    }
    expect(map('project', ['Name', 'Code'], { mode, matchBy: 'project.code' }).keys).toHaveLength(2);
    expect(map('project', ['Name', 'Old id'], { mode }).keys).toHaveLength(2);
  });

  it('may be headed by a common spelling', () => {
    const options = { mode: 'upsert', matchBy: 'contact.email' } as const;

    expect(map('contact', ['Name', 'Email'], options).keys).toEqual(['contact.name', 'contact.email']);
  });
});
