import { render } from './render';

const billing = { name: 'billing', store: 'postgres' } as const;

describe('a template', () => {
  it('is filled with the name of the service and its store', () => {
    expect(render('{{name}} {{Name}} {{NAME}} open{{Store}} {{urlSetting}}', billing)).toBe(
      'billing Billing BILLING openPostgres POSTGRES_URL',
    );
  });

  it('keeps the parts of its store', () => {
    const template = 'a\n{{#postgres}}\np\n{{/postgres}}\n{{#mongo}}\nm\n{{/mongo}}\nb\n';

    expect(render(template, billing)).toBe('a\np\nb\n');
    expect(render(template, { name: 'billing', store: 'mongo' })).toBe('a\nm\nb\n');
  });

  it('leaves other braces alone', () => {
    expect(render('{{ .Values.global.kafkaBrokers }}', billing)).toBe('{{ .Values.global.kafkaBrokers }}');
  });
});
