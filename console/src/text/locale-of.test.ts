import { localeOf } from './locale-of';

describe('localeOf', () => {
  it('is the first locale of the browser in the language', () => {
    expect(localeOf('en', ['pt-PT', 'en-GB', 'en-US'])).toBe('en-GB');
  });

  it('is no locale that dates cannot be formatted with, as browsers report for the locale of POSIX', () => {
    expect(localeOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(localeOf('en', ['en-US@posix'])).toBe('en');
  });

  it('is the language if the browser has no locale in it', () => {
    expect(localeOf('pt', ['en-GB', 'ptx'])).toBe('pt');
  });
});
