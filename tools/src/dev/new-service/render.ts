import { capitalized, type NewService } from './new-service';

/**
 * Fills a template: {{name}}, {{Name}}, {{NAME}}, {{store}}, {{Store}} and {{urlSetting}}; parts between {{#postgres}} and
 * {{/postgres}} remain for that store only, likewise for mongo.
 */
export function render(template: string, { name, store }: NewService): string {
  const values: Readonly<Record<string, string>> = {
    name,
    Name: capitalized(name),
    NAME: name.toUpperCase(),
    store,
    Store: capitalized(store),
    urlSetting: store === 'postgres' ? 'POSTGRES_URL' : 'MONGODB_URL',
  };
  return template
    .replaceAll(/\{\{#(postgres|mongo)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g, (_, kind, part) =>
      kind === store ? part : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, key) => values[key] ?? whole);
}
