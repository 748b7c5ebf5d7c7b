import MarkdownIt from 'markdown-it';
import { escapeHtml } from './escape-html';
import type { Guide } from './guides';
import { htmlPage } from './html-page';

const STYLE = `      .page { max-width: 50rem; }
      table { display: block; overflow-x: auto; }
      th, td { padding: .3rem .6rem; }`;

/** A guide as a page. Links to other guides lead to their pages; links to files of the repository become text. */
export function guidePage(guide: Guide, guides: readonly Guide[]): string {
  const markdown = new MarkdownIt({ html: false });
  const rule = markdown.renderer.rules;
  rule['heading_open'] = (tokens, index) => {
    const text = tokens[index + 1]?.content ?? '';
    return `<${tokens[index]?.tag} id="${anchorOf(text)}">`;
  };
  rule['link_open'] = (tokens, index) => {
    const url = targetOf(String(tokens[index]?.attrGet('href') ?? ''), guides);
    return url === undefined ? '<span>' : `<a href="${escapeHtml(url)}">`;
  };
  rule['link_close'] = (tokens, index) => {
    const open = tokens.slice(0, index).findLast(({ type }) => type === 'link_open');
    return targetOf(String(open?.attrGet('href') ?? ''), guides) === undefined ? '</span>' : '</a>';
  };
  rule['fence'] = (tokens, index) => {
    return `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
  };
  const body = `    <p><a href="/docs/guides/${guide.name}.md">Markdown</a></p>
    <main>
${markdown.render(guide.text)}
    </main>`;
  return htmlPage({ title: escapeHtml(guide.title), style: STYLE, body });
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Undefined for files that are not served. */
function targetOf(link: string, guides: readonly Guide[]): string | undefined {
  if (/^(https?:|#|\/)/.test(link)) return link;
  const [path = '', anchor] = link.split('#');
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  if (path.endsWith('reference/errors.md')) return `/docs/errors${suffix}`;
  const known = guides.find(({ file }) => file.split('/').at(-1) === path.split('/').at(-1) && path.endsWith('.md'));
  return known && `/docs/guides/${known.name}${suffix}`;
}
