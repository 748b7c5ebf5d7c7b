import { hasOpenBraces, makeRenderer, variablesIn, variableValue } from './template-text';

const values = {
  call: { status: 200, body: { id: 'A-1', items: [{ sku: 7 }], empty: null } },
  project: { name: 'Zoé $&' },
};

const renderText = (text: string, encode?: (value: string) => string) => makeRenderer(values).text(text, encode);

describe('texts with variables', () => {
  it('contain the values, which are inserted unchanged', () => {
    expect(renderText('{{ call.body.id }}: {{project.name}} {{call.body.items.0.sku}}')).toBe('A-1: Zoé $& 7');
    expect(renderText('{{call.body.items}}')).toBe('[{"sku":7}]');
    expect(renderText('/{{project.name}}', encodeURIComponent)).toBe('/Zo%C3%A9%20%24%26');
  });

  it('keep braces that belong to no known variable', () => {
    expect(renderText('{{contact.name}} {x} {{')).toBe('{{contact.name}} {x} {{');
  });

  it.each(['call.body.missing', 'call.body.empty', 'call.body.id.length', 'call.constructor'])(
    'are rejected if %s has no value',
    (name) => {
      expect(() => renderText(`{{${name}}}`)).toThrow(`The variable {{${name}}} has no value.`);
    },
  );

  it('give a value with its type if they consist of one variable', () => {
    const payload = {
      sku: '{{call.body.items.0.sku}}',
      text: 'No. {{call.body.items.0.sku}}',
      list: ['{{call.status}}'],
    };

    expect(makeRenderer(values).value(payload)).toEqual({ sku: 7, text: 'No. 7', list: [200] });
  });

  it('insert a bounded number of characters into one action', () => {
    const render = makeRenderer({ call: { body: 'x'.repeat(16_384) } });
    const sixteen = Array.from({ length: 16 }, () => '{{call.body}}');

    expect(render.value(sixteen)).toHaveLength(16);
    expect(() => render.text('{{call.body}}')).toThrow('at most 262144 characters');
  });

  it('are read without running anything', () => {
    expect(variablesIn('{{a}} {{ b.c }} {d}')).toEqual(['a', 'b.c']);
    expect([hasOpenBraces('{{a}}'), hasOpenBraces('{{a'), hasOpenBraces('a}}')]).toEqual([false, true, true]);
    expect(variableValue('call.body', values)).toEqual(values.call.body);
  });
});
