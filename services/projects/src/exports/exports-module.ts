import type { RowSource } from './row-source';
import { makeReadRowSearch, makeStreamRows, type RowSearchDeps } from './stream-rows';

export type ExportsDeps = RowSearchDeps & { readonly rowSource: RowSource };

/** The rows of exports. */
export function exportsModule(deps: ExportsDeps) {
  return { queries: { streamRows: makeStreamRows(deps), readRowSearch: makeReadRowSearch(deps) } };
}
