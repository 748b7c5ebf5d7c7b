import { insertAfter, insertBefore } from './insert';
import { capitalized, type NewService } from './new-service';

export type Edit = (text: string, service: NewService) => string;

/** Changes of hand-written code: the registry, protos, routes, and module rules. */
export const codeEdits: Readonly<Record<string, Edit>> = {
  'packages/contracts/src/services.ts': (text, { name, store }) =>
    insertBefore(
      text,
      '} as const satisfies Record<string, ServiceFacts>',
      `  ${name}: { store: '${store}', calls: [], publishes: [], consumes: [] },\n`,
    ),
  'packages/contracts/src/protos.ts': (text, { name }) => {
    const client = `${capitalized(name)}ServiceClient`;
    const imported = insertBefore(
      text,
      'import { type InnerServiceName',
      `import type { ${client} } from './generated/${name}-v1';\n`,
    );
    return insertAfter(imported, 'Readonly<Record<InnerServiceName, unknown>> {\n', `  ${name}: ${client};\n`);
  },
  'packages/contracts/src/index.ts': (text, { name }) =>
    insertBefore(
      text,
      'export type * as ChannelsV1',
      `export type * as ${capitalized(name)}V1 from './generated/${name}-v1';\n`,
    ),
  'services/gateway/src/routing/default-routes.ts': (text, { name }) =>
    insertBefore(text, '  ...Object.entries(MODEL_CLASSES)', `  ...guarded('${name}', ['${name}/**']),\n`),
  '.dependency-cruiser.cjs': (text, { name }) => insertBefore(text, '  xlsx: [', `  ${name}: ['notes'],\n`),
  'docs/reference/stored-data.md': (text, { name }) =>
    insertBefore(
      insertBefore(text, ' | `schema_migrations`', `, ${name}`),
      '<!-- /stored data -->',
      `| ${name} | \`notes\` | data of clients | until the frame is deleted | – | \`npm run frame -- delete\` |\n`,
    ),
};
