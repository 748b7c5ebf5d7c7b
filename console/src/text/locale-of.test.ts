import { localeOf } from './locale-of';

describe('localeOf', () => {
  it('is the first locale of the browser in the language', () => {
    expect(localeOf('en', ['pt-PT', 'en-GB', 'en-US'])).toBe('en-GB');
  });

  it('is the language if the browser has no locale in it', () => {
    expect(localeOf('pt', ['en-GB', 'ptx'])).toBe('pt');
  });
});
