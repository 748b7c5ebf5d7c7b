import type { Panel, Series, StoredCurve } from './curve.ts';

const WIDTH = 380;
const HEIGHT = 240;
const MARGIN = { left: 56, right: 110, top: 64, bottom: 64 };
const COLORS = ['#1d4ed8', '#b45309', '#047857'];
const REFERENCE_COLOR = '#6b7280';
/** Least distance of the names of two lines. */
const NAME_HEIGHT = 13;

/** Positions along one axis. */
interface Axis {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

/** Draws a curve as SVG: one diagram for each panel, with logarithmic axes. */
export function draw({ title, quantity, xs, panels, measured }: StoredCurve): string {
  const width = panels.length * (MARGIN.left + WIDTH + MARGIN.right);
  const height = MARGIN.top + HEIGHT + MARGIN.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    '  font-family="system-ui, sans-serif" font-size="12" fill="#111827">',
    `<title>${escaped(title)}</title>`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<text x="${MARGIN.left}" y="22" font-size="15" font-weight="600">${escaped(title)}</text>`,
    `<text x="${width - 12}" y="${height - 8}" font-size="10" text-anchor="end" fill="#6b7280">${escaped(measured)}</text>`,
    ...panels.map((panel, index) => drawPanel(panel, { xs, quantity, index })),
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel(panel: Panel, { xs, quantity, index }: { xs: readonly number[]; quantity: string; index: number }) {
  const x = axis([Math.min(...xs), Math.max(...xs)], 0, WIDTH);
  const values = panel.series.flatMap((series) => series.values);
  const y = axis(decades(values), HEIGHT, 0);
  const left = MARGIN.left + index * (MARGIN.left + WIDTH + MARGIN.right);
  return [
    `<g transform="translate(${left} ${MARGIN.top})">`,
    `<text y="-14" font-weight="600">${escaped(panel.title)}</text>`,
    ...y.ticks.map(
      (tick) =>
        `<line x2="${WIDTH}" y1="${at(y, tick)}" y2="${at(y, tick)}" stroke="#e5e7eb"/><text x="-8" y="${at(y, tick)}" dy="4" text-anchor="end">${short(tick)}</text>`,
    ),
    ...xs.map((tick) => `<text x="${at(x, tick)}" y="${HEIGHT + 18}" text-anchor="middle">${short(tick)}</text>`),
    `<text x="${WIDTH / 2}" y="${HEIGHT + 36}" text-anchor="middle">${escaped(quantity)}</text>`,
    ...panel.series.map((series, position) => drawLine(series, { xs, x, y, color: colorOf(series, position) })),
    ...nameLines(panel.series, y),
    '</g>',
  ].join('\n');
}

function drawLine(
  { values, isReference }: Series,
  { xs, x, y, color }: { xs: readonly number[]; x: Axis; y: Axis; color: string },
): string {
  const points = xs.map((each, index) => [at(x, each), at(y, values[index] ?? Number.NaN)] as const);
  const dashes = isReference ? ' stroke-dasharray="6 4"' : '';
  const line = `<polyline points="${points.map((point) => point.join()).join(' ')}" fill="none" stroke="${color}" stroke-width="2"${dashes}/>`;
  const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`);
  return [line, ...(isReference ? [] : dots)].join('\n');
}

/** The names of lines at their ends, moved apart. */
function nameLines(series: readonly Series[], y: Axis): string[] {
  const named = series
    .map((one, position) => ({
      one,
      color: colorOf(one, position),
      top: Number(at(y, one.values.at(-1) ?? Number.NaN)),
    }))
    .sort((a, b) => a.top - b.top);
  let least = Number.NEGATIVE_INFINITY;
  return named.map(({ one, color, top }) => {
    const free = Math.max(top, least);
    least = free + NAME_HEIGHT;
    return `<text x="${WIDTH + 8}" y="${free}" dy="4" fill="${color}">${escaped(one.name)}</text>`;
  });
}

function colorOf({ isReference }: Series, position: number): string {
  return isReference ? REFERENCE_COLOR : (COLORS[position] ?? REFERENCE_COLOR);
}

/** A logarithmic axis between positions `from` and `to`, with a tick for each power of ten. */
function axis([least, most]: readonly [number, number], from: number, to: number): Axis {
  const [low, high] = [Math.log10(least), Math.log10(most)];
  const span = high === low ? 1 : high - low;
  const ticks: number[] = [];
  for (let power = Math.ceil(low); power <= high; power += 1) ticks.push(10 ** power);
  return { ticks, at: (value) => from + ((Math.log10(value) - low) / span) * (to - from) };
}

/** The powers of ten around the values. */
function decades(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [10 ** Math.floor(Math.log10(least)), 10 ** Math.ceil(Math.log10(most))];
}

function at(axis: Axis, value: number): string {
  return axis.at(value).toFixed(1);
}

function short(value: number): string {
  return value < 1e3 ? String(Number(value.toPrecision(3))) : value < 1e6 ? `${value / 1e3}k` : `${value / 1e6}M`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
