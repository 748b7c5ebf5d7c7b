import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

const DOCUMENTS = globSync(
  ['*.md', '{docs,examples,bench,.changes}/**/*.md', '{services,packages}/*/*.md', 'tools/*.md'],
  {
    cwd: ROOT,
  },
).filter((file) => !file.includes('node_modules'));

/** Targets of links within the repository, without anchors and without links in code. */
function linksIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:|^\//.test(target));
}

it('links between documents lead to existing files', () => {
  const broken = DOCUMENTS.flatMap((file) =>
    linksIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((target) => !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );

  expect(DOCUMENTS.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
