import { execFileSync } from 'node:child_process';
import type { Connection } from './connection';
import { quoted, tries } from './tries';

const CONNECTION: Connection = {
  base_url: 'http://127.0.0.1:8080',
  token: 'secret-token',
  frame_id: 'f',
  user_id: 'u',
  state_folder: "/home/Bo's files/.local",
  services: {},
  servers: { postgres_url: '', mongodb_url: '', kafka_brokers: '' },
};

describe('the commands that npm start offers to try', () => {
  it('are three, and hold no token', () => {
    const lines = tries(CONNECTION, ['gateway', 'projects', 'spreadsheets', 'forms']);

    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('secret-token');
  });

  it('ask only what is running', () => {
    expect(tries(CONNECTION, ['gateway', 'forms'])).toEqual([expect.stringContaining('/api/management/get-forms')]);
  });

  it.each(["/home/Bo's files/.local", '{"name": "x"}', 'http://h/projects?perPage=3&page=1'])(
    'quote %s so that a shell takes it for one word',
    (word) => {
      expect(execFileSync('sh', ['-c', `printf %s ${quoted(word)}`]).toString()).toBe(word);
    },
  );
});
