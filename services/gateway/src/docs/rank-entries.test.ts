import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@trackway/runtime';
import { entriesOf } from './entries';
import { loadGuides } from './guides';
import { prepare, rankEntries } from './rank-entries';

const DOCS = join(__dirname, '../../../../docs');
const document = JSON.parse(readFileSync(join(DOCS, 'openapi.json'), 'utf8'));
const guides = loadGuides(DOCS, createLogger({ service: 'test', level: 'silent' }));
const entries = entriesOf(document, guides).map(prepare);

const first = (question: string) => rankEntries(entries, question)[0]?.title;

describe('the search of the documentation', () => {
  it.each([
    ['import a workbook', 'Start an import'],
    ['upload excel', 'Start an import'],
    ['token production', 'Create tokens for programs'],
    ['authentication', 'Create tokens for programs'],
    ['create a project', 'Create a project'],
    ['move project', 'Move a project to another step'],
    ['webhooks', 'Receive events by webhook'],
    ['error codes', 'Handle errors'],
    ['delete tag', 'Delete a tag (soft delete)'],
    ['mcp', 'Use AI agents and MCP'],
  ])('finds %j', (question, title) => {
    expect(first(question)).toBe(title);
  });

  it('describes each guide by its own topic, as plain text', () => {
    const details = entries
      .map(({ entry }) => entry)
      .filter(({ kind }) => kind === 'guide')
      .map(({ detail }) => detail);

    expect(new Set(details).size).toBe(guides.length);
    for (const detail of details) expect(detail).not.toMatch(/^This (guide|tutorial) is for|Set .?TOKEN|[`*]|\]\(|^$/);
  });

  it('finds words while they are typed, and nothing without words', () => {
    expect(rankEntries(entries, 'work').map(({ title }) => title)).toContain('Start an import');
    expect(rankEntries(entries, 'the of')).toEqual([]);
    expect(rankEntries(entries, 'zzzz')).toEqual([]);
  });
});
