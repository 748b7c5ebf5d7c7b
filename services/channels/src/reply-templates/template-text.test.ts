import { renderTemplate, variablesOf } from './template-text';

describe('the text of a reply template', () => {
  it('gets the values of its variables, unchanged and once', () => {
    const text = 'Hello {{contact.name}}, {{ project.code }}: {{contact.name}} costs $1 {single}';
    const values = { 'contact.name': '{{project.code}} $& Zoé', 'project.code': 'P-1' };

    expect(renderTemplate(text, values)).toBe(
      'Hello {{project.code}} $& Zoé, P-1: {{project.code}} $& Zoé costs $1 {single}',
    );
  });

  it('names all variables without a value', () => {
    const render = () => renderTemplate('{{contact.name}} {{project.name}} {{user.name}}', { 'user.name': 'Ana' });

    expect(render).toThrow(
      expect.objectContaining({
        code: 'template_variables_missing',
        message: expect.stringContaining('{{contact.name}}, {{project.name}}'),
        details: { extra: { missing_variables: ['contact.name', 'project.name'] } },
      }),
    );
  });

  it.each([
    ['{{contact.nam}}', 'There is no variable {{contact.nam}}. Did you mean'],
    ['{{weather}}', 'There is no variable {{weather}}. Variables: contact.name'],
    ['{{constructor}}', 'There is no variable {{constructor}}.'],
    ['{{}}', 'There is no variable {{}}.'],
    ['{{contact.name', 'Write variables as {{contact.name}}.'],
    ['contact.name}}', 'Write variables as {{contact.name}}.'],
  ])('rejects %j', (text, message) => {
    expect(() => variablesOf(text)).toThrow(message);
  });

  it('may have no variables', () => {
    expect(variablesOf('Thank you! {x}')).toEqual([]);
    expect(renderTemplate('Thank you!', {})).toBe('Thank you!');
  });
});
