import fc from 'fast-check';
import { parsePath } from './path';

describe('parsePath', () => {
  it.each([
    ['/', '/'],
    ['/a/b', '/a/b'],
    ['/a/b/', '/a/b/'],
    ['/a?b=/../c', '/a'],
    ['/a.b/.c/..d', '/a.b/.c/..d'],
    ['/%C3%A9', '/%C3%A9'],
    ["/-_~!$&'()*+,=:@", "/-_~!$&'()*+,=:@"],
  ])('of %s returns %s', (target, path) => {
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
  ])('rejects %j', (target) => {
    expect(parsePath(target)).toBeUndefined();
  });

  it('accepts only paths that are the same after resolving them, and after decoding them first', () => {
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
        // Bytes that are not valid UTF-8 are decoded to a letter. If they were dropped, a segment could be empty.
        const decoded = decodeURIComponent(path.replaceAll(/%[89A-F][0-9A-F]/gi, 'x'));
        expect(new URL(decoded.replaceAll('%', '%25'), 'http://x').pathname.split('/')).toHaveLength(
          path.split('/').length,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
