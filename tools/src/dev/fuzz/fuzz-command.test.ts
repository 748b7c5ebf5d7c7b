import { fuzzCommand } from './fuzz-command';

describe('the command of the fuzzer', () => {
  it('calls the gateway of the system with a token', () => {
    const command = fuzzCommand('/venv/python', { baseUrl: 'http://g', authorization: 'Bearer t', more: [] });

    expect(command[0]).toBe('/venv/python');
    expect(command).toEqual(expect.arrayContaining(['http://g/openapi.json', 'Authorization: Bearer t']));
  });

  it('accepts further options, which take precedence', () => {
    const more = ['--max-time', '3600'];

    expect(fuzzCommand('python', { baseUrl: 'http://g', authorization: 'Bearer t', more }).slice(-2)).toEqual(more);
  });
});
