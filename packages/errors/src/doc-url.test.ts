import { docUrl, publicOrigin } from './doc-url';

describe('the address of the entry of an error', () => {
  it('has one anchor for all models', () => {
    expect(docUrl('conflict')).toBe('/docs/errors#conflict');
    expect(docUrl('project_group_model_not_found')).toBe('/docs/errors#model_not_found');
  });

  it('is absolute if the origin is known', () => {
    expect(docUrl('conflict', publicOrigin('https', 'api.example.org'))).toBe(
      'https://api.example.org/docs/errors#conflict',
    );
    expect(docUrl('conflict', publicOrigin(undefined, '[::1]:8080'))).toBe('http://[::1]:8080/docs/errors#conflict');
  });

  it.each(['', 'a b', 'evil.example/?x=', 'a"b', undefined])('is relative for the host %j', (host) => {
    expect(docUrl('conflict', publicOrigin('http', host))).toBe('/docs/errors#conflict');
  });
});
