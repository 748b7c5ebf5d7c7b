import fc from 'fast-check';
import { parsePath } from './path';

describe('the path of a request target', () => {
  it.each([
    ['/', '/'],
    ['/a/b', '/a/b'],
    ['/a/b/', '/a/b/'],
    ['/a?b=/../c', '/a'],
    ['/a.b/.c/..d', '/a.b/.c/..d'],
    ['/%C3%A9', '/%C3%A9'],
    ["/-_~!$&'()*+,=:@", "/-_~!$&'()*+,=:@"],
  ])('of %s is %s', (target, path) => {
    expect(parsePath(target)).toBe(path);
  });

  it.each([
    '',
    'a',
    '*',
    '//a',
    '/a//b',
    '/a//',
    '/..',
    '/a/..',
    '/a/../b',
    '/./a',
    '/a/.',
    '/%2e%2e/a',
    '/a%2fb',
    '/a%5Cb',
  ])('is not guessed from %j', (target) => {
    expect(parsePath(target)).toBeUndefined();
  });

  it('that is accepted means the same to a reader that resolves it, and to one that decodes it first', () => {
    const pieces = [
      'a',
      '.',
      '/',
      '%',
      '2',
      'e',
      'f',
      'F',
      '5',
      'c',
      ';',
      '\\',
      '?',
      '#',
      '%2e',
      '%2F',
      '..',
      'é',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const path = parsePath(`/${parts.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, 'http://x').pathname).toBe(path);
        // Bytes that are no characters of their own stand for any letter; without them a segment could end up empty.
        const decoded = decodeURIComponent(path.replaceAll(/%[89A-F][0-9A-F]/gi, 'x'));
        expect(new URL(decoded.replaceAll('%', '%25'), 'http://x').pathname.split('/')).toHaveLength(
          path.split('/').length,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
