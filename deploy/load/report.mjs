/** The report of a run, as text for the terminal and as a page without scripts and external resources. */
const REQUEST = /^http_req_duration\{name:(.+)\}$/;

const ms = (value) => (value === undefined ? '–' : `${value.toFixed(1)} ms`);

function rowsOf({ metrics }) {
  const named = Object.entries(metrics).flatMap(([metric, { values }]) => {
    const [, name] = REQUEST.exec(metric) ?? [];
    return name ? [[name, values]] : [];
  });
  return [...named, ['all requests', metrics.http_req_duration.values]].map(([name, values]) => [
    name,
    String(values.count ?? 0),
    ...[values.med, values['p(95)'], values['p(99)'], values.max].map(ms),
  ]);
}

function thresholdsOf({ metrics }) {
  return Object.entries(metrics).flatMap(([metric, { thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([expression]) => expression !== 'max>=0')
      .map(([expression, { ok }]) => ({ text: `${metric} ${expression}`, ok })),
  );
}

function totalsOf({ metrics, state }) {
  const seconds = state.testRunDurationMs / 1000;
  const requests = metrics.http_reqs.values;
  return [
    `${requests.count} requests in ${seconds.toFixed(0)} s (${requests.rate.toFixed(1)} a second)`,
    `${metrics.iterations?.values.count ?? 0} journeys, ${metrics.dropped_iterations?.values.count ?? 0} not started`,
    `failed requests: ${metrics.http_req_failed.values.passes}`,
  ];
}

const HEADINGS = ['request', 'count', 'median', 'p95', 'p99', 'max'];

export function table(name, data) {
  const rows = [HEADINGS, ...rowsOf(data)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  '));
  const outcomes = thresholdsOf(data).map(({ text, ok }) => `${ok ? 'met' : 'NOT MET'}: ${text}`);
  return `\nProfile ${name}\n${[...totalsOf(data), '', ...lines, '', ...outcomes].join('\n')}\n`;
}

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function page(name, data) {
  const cells = (tag, row) => `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const outcomes = thresholdsOf(data).map(
    ({ text, ok }) => `<li class="${ok ? 'met' : 'missed'}">${ok ? 'met' : 'not met'}: ${escapeHtml(text)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Load profile ${escapeHtml(name)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #ccc }
  th:first-child, td:first-child { text-align: left }
  .met { color: #176117 }
  .missed { color: #a11212; font-weight: bold }
</style>
<h1>Load profile ${escapeHtml(name)}</h1>
<ul>${totalsOf(data)
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')}</ul>
<h2>Thresholds</h2>
<ul>${outcomes.join('')}</ul>
<h2>Durations</h2>
<table>${cells('th', HEADINGS)}${rowsOf(data)
    .map((row) => cells('td', row))
    .join('')}</table>
</html>
`;
}
