import { EntityTags } from './entity-tags';

const found = (etag?: string, status = 200) => new Response('', { status, headers: etag ? { etag } : {} });

describe('EntityTags', () => {
  it('returns the version that was read last, wherever the API is served', () => {
    const tags = new EntityTags();
    tags.record('https://example.org/below/api/management/projects/7?include=ancestors', found('"1"'));
    tags.record('https://example.org/below/api/management/projects/7', found('"2"'));

    expect(tags.of('/api/management/projects/7')).toBe('"2"');
    expect(tags.of('/api/management/projects/8')).toBeUndefined();
  });

  it('keeps the newer version if an older response arrives later', () => {
    const tags = new EntityTags();
    tags.record('https://example.org/api/management/projects/7', found('"10"'));
    tags.record('https://example.org/api/management/projects/7', found('"9"'));

    expect(tags.of('/api/management/projects/7')).toBe('"10"');
  });

  it('keeps the version after an error and a response without one', () => {
    const tags = new EntityTags();
    tags.record('https://example.org/api/management/projects/7', found('"1"'));
    tags.record('https://example.org/api/management/projects/7', found());
    tags.record('https://example.org/api/management/projects/7', found('"3"', 412));

    expect(tags.of('/api/management/projects/7')).toBe('"1"');
  });
});
