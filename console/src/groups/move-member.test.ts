import { createClient } from '@trackway/client';
import { moveMember } from './move-member';

/** An API with one group whose projects are the given ids. */
function fakeGroup(ids: readonly string[]) {
  let order = [...ids];
  const client = createClient({
    baseUrl: 'http://api.test',
    token: 'token',
    fetch: async (input, init) => {
      const body = JSON.parse(String(init?.body));
      if (String(input).endsWith('/projects/index')) {
        const projects = order.slice(body.page - 1, body.page).map((id) => ({ id }));
        return Response.json({ projects, meta: { last_page: order.length } });
      }
      const others = order.filter((id) => id !== body.project_id);
      const index = body.before ? others.indexOf(body.before) : others.indexOf(body.after) + 1;
      order = others.toSpliced(index, 0, body.project_id);
      return Response.json({});
    },
  });
  return { client, order: () => order.join(' ') };
}

describe('moving a project of a group to a position', () => {
  it.each([
    ['b', 2, 5, 'a c d e b f'],
    ['e', 5, 2, 'a e b c d f'],
    ['f', 6, 1, 'f a b c d e'],
    ['a', 1, 6, 'b c d e f a'],
    ['c', 3, 3, 'a b c d e f'],
  ])('moves %s from %d to %d', async (project, from, to, expected) => {
    const { client, order } = fakeGroup([...'abcdef']);

    await moveMember(client, 'g1', { project, from, to });

    expect(order()).toBe(expected);
  });

  it('makes it the last one if the group has become shorter', async () => {
    const { client, order } = fakeGroup([...'abc']);

    await moveMember(client, 'g1', { project: 'a', from: 1, to: 200 });

    expect(order()).toBe('b c a');
  });
});
