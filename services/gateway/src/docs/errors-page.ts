import { escapeHtml } from './escape-html';
import { htmlPage } from './html-page';

const CODE = /^[a-z_<>]+$/;

/**
 * The page of error codes, made from Markdown with headings, paragraphs and tables. Each code of a table is an anchor,
 * to which the `doc_url` of errors points.
 */
export function errorsPage(markdown: string): string {
  const anchors = new Set<string>();
  const blocks = markdown.split(/\n{2,}/).map((text) => block(text, anchors));
  const body = `    <main>\n${blocks.join('\n')}\n    </main>`;
  return htmlPage({ title: 'Errors', style: STYLE, body });
}

const STYLE = `      .page { max-width: 70rem; }
      table { width: 100%; }
      th, td { padding: .4rem .6rem; }
      tr:has(:target) { background: #fc04; }`;

function block(text: string, anchors: Set<string>): string {
  const heading = /^(#{1,4}) (.+)$/.exec(text.trim());
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (text.startsWith('|')) return table(text.trim().split('\n').map(cellsOf), anchors);
  return text.trim() === '' ? '' : `<p>${inline(text.trim())}</p>`;
}

function table([head = [], , ...rows]: readonly (readonly string[])[], anchors: Set<string>): string {
  const codeColumn = head.indexOf('code');
  const header = head.map((cell) => `<th>${inline(cell)}</th>`).join('');
  const lines = rows.map((cells) =>
    cells.map((cell, index) => `<td>${index === codeColumn ? anchored(cell, anchors) : inline(cell)}</td>`).join(''),
  );
  return `<table><thead><tr>${header}</tr></thead><tbody>${lines.map((line) => `<tr>${line}</tr>`).join('\n')}</tbody></table>`;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** `<model>_model_not_found` gets the anchor `model_not_found`, which stands for all models. A code of two tables has its anchor in the first. */
function anchored(cell: string, anchors: Set<string>): string {
  return cell.replace(/`([^`]+)`/g, (_, code: string) => {
    const id = code.replace('<model>_', '');
    const isNew = CODE.test(code) && !anchors.has(id);
    anchors.add(id);
    return `<code${isNew ? ` id="${id}"` : ''}>${escapeHtml(code)}</code>`;
  });
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((?:https?:[^)]+|#[^)]+|[^)]+)\)/g, '$1');
}
