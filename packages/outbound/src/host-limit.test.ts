import { HostLimit, HostLimitError } from './host-limit';

const at = (ms: number) => new Date(1_000_000 + ms);

function isAllowed(limit: HostLimit, frame: string, url: string, ms: number): boolean {
  try {
    limit.take(frame, url, at(ms));
    return true;
  } catch (error) {
    if (error instanceof HostLimitError) return false;
    throw error;
  }
}

it('limits the calls of each frame to each host', () => {
  const limit = new HostLimit(60);
  const calls = Array.from({ length: 20 }, (_, n) => isAllowed(limit, 'a', `https://example.org/${n}`, 0));

  expect(calls.filter(Boolean)).toHaveLength(15);
  expect(isAllowed(limit, 'a', 'https://example.org:8443/', 0)).toBe(true);
  expect(isAllowed(limit, 'b', 'https://example.org/', 0)).toBe(true);
});

it('throws an error with the time until the next allowed call', () => {
  const limit = new HostLimit(60);
  for (let call = 0; call < 15; call += 1) limit.take('a', 'https://example.org/', at(0));

  expect(() => limit.take('a', 'https://example.org/', at(400))).toThrow(expect.objectContaining({ waitMs: 600 }));
});
