import { traceOf } from './trace-of';

it('the address of a trace contains the request id, encoded', () => {
  const url = 'https://traces.example.org/search?tags=%7B%22id%22%3A%22{request_id}%22%7D';

  expect(traceOf(url, 'a$&"b')).toBe('https://traces.example.org/search?tags=%7B%22id%22%3A%22a%24%26%22b%22%7D');
});
