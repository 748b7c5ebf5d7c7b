import { OutboundPolicy } from './outbound-policy';

describe('the URL of a call', () => {
  const policy = new OutboundPolicy();

  it.each([
    ['', 'The URL is not valid.'],
    ['https://example.org:99999/', 'The URL is not valid.'],
    ['https://exa mple.org/', 'The URL is not valid.'],
    ['https://example.org/\0', 'The URL is not valid.'],
    ['https://example.org/\ud800', 'The URL is not valid.'],
    ['ftp://example.org/', 'must begin with http:// or https://'],
    ['https://bo:pw@example.org/', 'must not have a name or password'],
    ['https://10.0.0.1/', 'is not on the public internet'],
  ])('is rejected if it is %j', (url, reason) => {
    expect(() => policy.readUrl(url)).toThrow(reason);
  });

  it('is read as the client uses it', () => {
    expect(policy.readUrl('https://example.org/hook?a=1').href).toBe('https://example.org/hook?a=1');
  });
});
