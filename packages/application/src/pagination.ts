export interface Page {
  /** Starts at 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly perPage: number;
}

export interface PageMeta {
  readonly current_page: number;
  readonly from: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly to: number;
  readonly total: number;
}

export const DEFAULT_PER_PAGE = 30;
const MAX_PER_PAGE = 100;
/** Keeps the offset of the last page a safe integer. */
const MAX_PAGE = 1_000_000_000;

/** Reads page and perPage from the body, else from the query. Invalid values become valid ones; there is no error. */
export function readPage(query: unknown, body?: unknown): Page {
  const page = wholeNumber(pick('page', body) ?? pick('page', query));
  const perPage = wholeNumber(pick('perPage', body) ?? pick('perPage', query));
  return {
    page: page === undefined || page < 1 ? 1 : Math.min(page, MAX_PAGE),
    perPage: perPage === undefined || perPage < 1 ? DEFAULT_PER_PAGE : Math.min(perPage, MAX_PER_PAGE),
  };
}

/** `count` is the number of items on the page. */
export function pageMeta({ page, perPage }: Page, total: number, count: number): PageMeta {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    from: count === 0 ? 0 : before + 1,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    to: count === 0 ? 0 : before + count,
    total,
  };
}

function pick(name: string, source: unknown): unknown {
  if (typeof source !== 'object' || source === null || !(name in source)) return undefined;
  return (source as Record<string, unknown>)[name];
}

/** The integer part of a number or numeral. Undefined for other values. */
function wholeNumber(value: unknown): number | undefined {
  const numeral = typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value);
  const number = typeof value === 'number' ? value : numeral ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return undefined;
  return Math.trunc(number);
}
