import { compactResult } from './compact-result';

describe('compactResult', () => {
  it('removes empty members and images, and keeps zero, false and empty lists at the top', () => {
    const body = {
      response: true,
      meta: { total: 0 },
      projects: [],
      project: { name: 'Roof', budget: 0, done: false, code: null, tags: [], avatar: 'data:image/svg+xml;base64,PHN2' },
    };

    expect(compactResult(body)).toEqual({
      meta: { total: 0 },
      projects: [],
      project: { name: 'Roof', budget: 0, done: false },
    });
  });
});
