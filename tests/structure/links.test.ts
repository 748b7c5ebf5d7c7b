import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

const DOCUMENTS = globSync(
  ['*.md', '{docs,examples,bench,.changes}/**/*.md', '{services,packages}/*/*.md', 'tools/*.md'],
  {
    cwd: ROOT,
  },
).filter((file) => !file.includes('node_modules'));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Targets of links within the repository, without links in code. */
function linksIn(file: string): { target: string; path: string; anchor: string }[] {
  const prose = read(file).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^\//.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { target: `${file}: ${target}`, path: path === '' ? file : join(dirname(file), path), anchor };
    });
}

/** The anchors of the headings of a document, as GitHub generates them. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const LINKS = DOCUMENTS.flatMap(linksIn);

it('links between documents lead to existing files', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(100);
  expect(LINKS.filter(({ path }) => !existsSync(join(ROOT, path))).map(({ target }) => target)).toEqual([]);
});

it('anchors of links name headings', () => {
  const broken = LINKS.filter(
    ({ path, anchor }) =>
      anchor !== '' && path.endsWith('.md') && existsSync(join(ROOT, path)) && !anchorsOf(path).includes(anchor),
  );

  expect(broken.map(({ target }) => target)).toEqual([]);
});
