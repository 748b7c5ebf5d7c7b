import type { Program } from './history/step';
import { renderTest } from './render-test';

it('renders the needed setup and the concurrent clients as requests', () => {
  const program: Program = {
    seed: 7,
    marker: 'T7',
    setup: [
      { kind: 'setup', user: 0, method: 'POST', path: '/tags', body: { name: 'x' }, saves: { tag: 'tag.id' } },
      {
        kind: 'project.create',
        user: 0,
        method: 'POST',
        path: '/projects',
        body: { name: 'a' },
        headers: { 'idempotency-key': 'k' },
        saves: { 'project:0': 'project.id', 'etag:project:0': '@etag' },
      },
    ],
    clients: [
      [{ kind: 'project.patch', user: 0, method: 'PATCH', path: '/projects/{project:0}', body: { budget: 5 } }],
      [
        {
          kind: 'project.bulk',
          user: 1,
          method: 'PATCH',
          path: '/projects',
          body: { projects: [{ id: '{project:0}' }] },
        },
      ],
    ],
    final: [],
  };

  expect(renderTest(program).split('\n')).toEqual([
    "it('program 7', async () => {",
    '  const api = apiOf();',
    `  const project0Response = await api.send('POST', \`/projects\`, {"name":"a"});`,
    '  const project0 = project0Response.body.project.id;',
    '  await Promise.all([',
    '    (async () => {',
    `      await api.send('PATCH', \`/projects/\${project0}\`, {"budget":5});`,
    '    })(),',
    '    (async () => {',
    `      await api.send('PATCH', \`/projects\`, {"projects":[{"id":project0}]});`,
    '    })(),',
    '  ]);',
    '});',
  ]);
});
