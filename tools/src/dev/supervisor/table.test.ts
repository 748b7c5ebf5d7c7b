import { table } from './table';

describe('a table of text', () => {
  it('aligns its columns, without spaces at the end of a line', () => {
    const lines = table([
      ['', 'HTTP', 'ready'],
      ['gateway', 'http://127.0.0.1:8080', '12 ms'],
      ['projects', 'http://127.0.0.1:1', ''],
    ]);

    expect(lines).toEqual([
      '          HTTP                   ready',
      'gateway   http://127.0.0.1:8080  12 ms',
      'projects  http://127.0.0.1:1',
    ]);
  });
});
