import { spawnSync } from 'node:child_process';
import { codeBlocks } from '../support/code-blocks';

/** Reasons why commands of a document are not executed by tests/documents.test.ts. */
const MARKERS = ['', 'cluster', 'docker', 'production', 'long'];

const BLOCKS = codeBlocks();
const BASH = BLOCKS.filter(({ language }) => language === 'bash');
const JSON_BLOCKS = BLOCKS.filter(({ language }) => language === 'json');

describe('examples of the documents', () => {
  it('exist and have known markers', () => {
    expect(BASH.length).toBeGreaterThan(20);
    expect(BLOCKS.filter(({ marker }) => !MARKERS.includes(marker)).map(({ title }) => title)).toEqual([]);
  });

  it.each(BASH)('$title is valid bash', ({ text }) => {
    expect(spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(JSON_BLOCKS)('$title is valid JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });
});
