import { execFileSync } from 'node:child_process';
import type { Connection } from './connection';
import { quoted, sampleCommands } from './sample-commands';

const CONNECTION: Connection = {
  base_url: 'http://127.0.0.1:8080',
  token: 'secret-token',
  frame_id: 'f',
  user_id: 'u',
  state_folder: "/home/Bo's files/.local",
  services: {},
  servers: { postgres_url: '', mongodb_url: '', kafka_brokers: '' },
};

describe('the sample commands of npm start', () => {
  it('are three, without a token', () => {
    const lines = sampleCommands(CONNECTION, ['gateway', 'projects', 'spreadsheets', 'forms']);

    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('secret-token');
  });

  it('use only running services', () => {
    expect(sampleCommands(CONNECTION, ['gateway', 'forms'])).toEqual([
      expect.stringContaining('/api/management/get-forms'),
    ]);
  });

  it.each(["/home/Bo's files/.local", '{"name": "x"}', 'http://h/projects?perPage=3&page=1'])(
    'quote %s as one shell word',
    (word) => {
      expect(execFileSync('sh', ['-c', `printf %s ${quoted(word)}`]).toString()).toBe(word);
    },
  );
});
