import type { HealthReport } from './health-report';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #d0d7de}
.ok{color:#116329}.degraded{color:#7d4e00}.unavailable{color:#a40e26}`;

/** The health report as a page without scripts, which reloads itself. */
export function healthPage({
  connector,
  status,
  problems,
  started_at,
  queues,
  counters,
  last_errors,
}: HealthReport): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="10">
<title>${escapeHtml(connector)}: ${status}</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(connector)}: <span class="${status}">${status}</span></h1>
<p>Running since ${escapeHtml(started_at)}.</p>
${problems.length === 0 ? '' : `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`}
<h2>Queues</h2>
${table(
  ['Queue', 'Waiting', 'Rejected'],
  Object.entries(queues).map(([name, queue]) => [name, queue.waiting, queue.rejected]),
)}
<h2>Counters</h2>
${table(['Counter', 'Since start'], Object.entries(counters))}
<h2>Last errors</h2>
${table(
  ['Time', 'Source', 'Error'],
  last_errors.map(({ at, source, message }) => [at, source, message]),
)}
</body></html>`;
}

function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
