import { makeSuggestPaths } from './suggest-paths';

function open() {
  const state = { now: 1_000, reads: 0 };
  const knownPaths = () => {
    state.reads += 1;
    return ['/api/management/projects'];
  };
  return { state, suggest: makeSuggestPaths({ knownPaths, now: () => state.now }) };
}

describe('the suggestion for an unknown path', () => {
  it('contains similar paths of the API and of the gateway', () => {
    const { suggest } = open();

    expect(suggest('/api/management/project')).toBe(' Similar paths: `/api/management/projects`.');
    expect(suggest('/openapi.jsn')).toContain('`/openapi.json`');
  });

  it('is omitted above 20 a second, because computing it takes milliseconds', () => {
    const { state, suggest } = open();
    const made = Array.from({ length: 30 }, () => suggest('/api/management/project')).filter((text) => text !== '');
    state.now += 50;

    expect([made.length, state.reads]).toEqual([20, 20]);
    expect(suggest('/api/management/project')).not.toBe('');
    expect(suggest('/api/management/project')).toBe('');
  });
});
