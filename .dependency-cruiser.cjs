/**
 * Allowed imports. tests/structure verifies each rule with a fixture of the same name that violates it.
 * `root` lets that test apply the rules to the fixtures.
 */
const root = process.env.STRUCTURE_ROOT ?? '';
const source = `^${root}services/[^/]+/src/`;
const tests = '(\\.test\\.ts|\\.contract\\.ts)$';
const adapters = '/(pg|mongo|grpc|kafka)-[^/]+\\.ts$';
const transports = '(-routes|-schemas|-bodies|-schema)\\.ts$';

/** Rules of subjects: nothing but themselves, errors and words that services share. */
const pure = `${source}.*/(project|customer|contact|user|frame|history-entry|operation|form|funnel|step|channel|project-changes|customer-tree)\\.ts$`;

/** Modules of services and packages. A module is a folder of `src/` and imports only modules that are listed before it. */
const modules = {
  gateway: [
    'errors',
    'limits',
    'routing',
    'authentication',
    'providers',
    'usage',
    'exchange',
    'admission',
    'http1',
    'proxy',
    'openapi',
    'operations',
    'docs',
    'cells',
    'console',
    'mcp',
  ],
  projects: [
    'fields',
    'search',
    'peers',
    'audit',
    'identity',
    'activity',
    'directory',
    'projects',
    'causes',
    'imports',
    'intake',
    'exports',
    'cells',
  ],
  funnels: ['shared', 'board', 'webhooks', 'actions', 'agents', 'automation'],
  forms: [
    'shared',
    'fields',
    'projects',
    'forms',
    'themes',
    'loose-forms',
    'files',
    'answers',
    'staging',
    'links',
    'intake',
    'exports',
  ],
  spreadsheets: ['operations', 'jobs', 'imports', 'exports', 'rollbacks'],
  channels: [
    'shared',
    'channels',
    'conversations',
    'reply-templates',
    'media-items',
    'inbound',
    'outbound',
    'attachments',
  ],
  xlsx: ['model', 'zip', 'xml', 'dates', 'strings', 'parts', 'sheet', 'csv', 'reader', 'worker', 'writer'],
  ...(root === '' ? {} : { example: ['first', 'second'] }),
};

/** One rule for each module, because dependency-cruiser has no ordered groups. */
const moduleRules = Object.entries(modules).flatMap(([service, names]) => {
  const folder = `^${root}(?:services|packages)/${service}/src`;
  return names.flatMap((name, index) => {
    const from = { path: `${folder}/${name}/`, pathNot: tests };
    const later = names.slice(index + 1);
    const others = names.filter((other) => other !== name);
    return [
      ...(later.length === 0
        ? []
        : [
            {
              name: 'modules-import-earlier-modules-only',
              severity: 'error',
              comment: 'Modules have a one-way order, so each can be read and changed without those that build on it.',
              from,
              to: { path: `${folder}/(${later.join('|')})/` },
            },
          ]),
      {
        name: 'modules-do-not-import-stores-of-others',
        severity: 'error',
        comment: 'Only the module that owns data reads and writes it. Others call its use cases.',
        from,
        to: { path: `${folder}/(${others.join('|')})/.*/?(pg|mongo)-[^/]+\\.ts$` },
      },
    ];
  });
});

module.exports = {
  forbidden: [
    ...moduleRules,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no reading order.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-do-not-import-services',
      severity: 'error',
      comment: 'A service is released alone; it calls peer services over gRPC and publishes events to Kafka.',
      from: { path: `^${root}services/([^/]+)/` },
      to: { path: `^${root}services/`, pathNot: `^${root}services/$1/` },
    },
    {
      name: 'packages-do-not-import-services',
      severity: 'error',
      comment: 'Shared packages know nothing of any service.',
      from: { path: `^${root}packages/` },
      to: { path: `^${root}services/` },
    },
    {
      name: 'errors-depend-on-nothing',
      severity: 'error',
      comment: 'Every rule can return errors, so error types must have no dependencies.',
      from: { path: `^${root}packages/errors/src/`, pathNot: tests },
      to: { pathNot: `^${root}packages/errors/src/` },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'The rules of a subject know no driver, no transport and no I/O.',
      from: { path: pure, pathNot: tests },
      to: {
        path: ['node_modules', '^(node:)?(fs|net|http|child_process|worker_threads)', adapters, transports],
        pathNot: 'node_modules/@trackway',
      },
    },
    {
      name: 'use-cases-know-no-adapters',
      severity: 'error',
      comment: 'A use case names what it needs; the composition root chooses who does it.',
      from: {
        path: source,
        pathNot: [
          tests,
          adapters,
          '/(service|main|background|keys|cell-command|rebuild-command|[^/]+-module|pg-[^/]+|mongo-[^/]+)\\.ts$',
          '^.*services/gateway/',
        ],
      },
      to: { path: `${source}.*${adapters}` },
    },
    {
      name: 'adapters-of-stores-know-no-transport',
      severity: 'error',
      comment: 'SQL and documents do not know how they are asked for.',
      from: { path: `${source}.*/(pg|mongo)-[^/]+\\.ts$` },
      to: { path: [transports, '/(grpc|kafka)-[^/]+\\.ts$'], pathNot: 'node_modules' },
    },
    {
      name: 'only-main-reads-settings',
      severity: 'error',
      comment: 'Settings are read once and passed in, so that tests choose theirs.',
      from: { path: source, pathNot: ['src/(main|keys|cell-command|config|service|gateway)\\.ts$', tests] },
      to: { path: `${source}config\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      comment: 'Images are built without fakes and kits (.dockerignore).',
      from: { path: `^${root}(services|packages)/[^/]+/src/`, pathNot: [tests, `^${root}packages/testkit/`, '/fake-'] },
      to: {
        path: [
          `^${root}packages/testkit/`,
          '/test-support/',
          '\\.contract\\.ts$',
          `^${root}services/.*/fake-[^/]+\\.ts$`,
        ],
      },
    },
    {
      name: 'the-console-calls-the-api-only',
      severity: 'error',
      comment: 'The console uses the typed client, so it can do exactly what a client can.',
      from: { path: `^${root}console/src/` },
      to: { path: [`^${root}services/`, `^${root}tools/`, `^${root}packages/`], pathNot: `^${root}packages/client/` },
    },
    {
      name: 'tests-from-outside-stay-outside',
      severity: 'error',
      comment: 'What is tested from outside is reached over the network alone.',
      from: { path: `^${root}tests/` },
      to: { path: [`^${root}services/`, `^${root}packages/`], pathNot: `^${root}packages/client/` },
    },
  ],
  options: {
    // Imports of packages resolve to their compiled files, which are not followed further.
    doNotFollow: { path: '(node_modules|/dist/)' },
    exclude: { path: root === '' ? '(/generated/|^tests/structure/(fixtures|folder-cycle-fixture))' : '/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
