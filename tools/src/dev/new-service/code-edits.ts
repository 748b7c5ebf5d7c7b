import { insertBefore } from './insert';
import type { NewService } from './new-service';

export type Edit = (text: string, service: NewService) => string;

/** Changes of hand-written code: the registry, routes, and module rules. */
export const codeEdits: Readonly<Record<string, Edit>> = {
  'packages/contracts/src/services.ts': (text, { name, store }) =>
    insertBefore(
      text,
      '} as const satisfies Record<string, ServiceFacts>',
      `  ${name}: { store: '${store}', calls: [], publishes: [], consumes: [] },\n`,
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
