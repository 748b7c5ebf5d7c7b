import type { Option } from '../ui/option';

/** The number of options that a picker shows. */
export const MAX_OPTIONS = 50;

const PER_PAGE = 100;
const MAX_PAGES = 10;

interface PageQuery {
  readonly page: number;
  readonly perPage: number;
}

interface OptionsPage {
  readonly options: readonly Option[];
  readonly lastPage: number;
}

export type ReadPage = (query: PageQuery) => Promise<OptionsPage>;

/** The first options of a listing whose label contains the text, for listings that the API does not search. */
export async function findInPages(read: ReadPage, text: string): Promise<readonly Option[]> {
  const wanted = text.trim().toLowerCase();
  const found: Option[] = [];
  for await (const options of pagesOf(read)) {
    found.push(...options.filter(({ label }) => label.toLowerCase().includes(wanted)));
    if (found.length >= MAX_OPTIONS) break;
  }
  return found.slice(0, MAX_OPTIONS);
}

/** The label of a stored value; undefined if no page contains the value. */
export async function labelInPages(read: ReadPage, id: string): Promise<string | undefined> {
  for await (const options of pagesOf(read)) {
    const option = options.find(({ value }) => String(value) === id);
    if (option) return option.label;
  }
  return undefined;
}

/** At most 1,000 entries are read. */
async function* pagesOf(read: ReadPage) {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { options, lastPage } = await read({ page, perPage: PER_PAGE });
    yield options;
    if (page >= lastPage) return;
  }
}
