import { normalizeHeading } from '../columns/heading-spellings';
import type { ImportTarget } from '../columns/import-target';
import { asana, asanaTasks } from './asana';
import { hubspotCompanies, hubspotContacts, hubspotDeals } from './hubspot';
import { jira, jiraTasks } from './jira';
import { linear, linearTasks } from './linear';
import { pipefy } from './pipefy';
import type { Source, SourceColumn } from './source';
import { trello, trelloTasks } from './trello';

/** In the order in which equally good matches are chosen. */
export const sources: readonly Source[] = [
  jira,
  linear,
  asana,
  trello,
  hubspotDeals,
  hubspotCompanies,
  hubspotContacts,
  pipefy,
  jiraTasks,
  linearTasks,
  asanaTasks,
  trelloTasks,
];

/**
 * The export format of which most headings are present, preferably one of the type of the import. Undefined if the headings
 * identify none.
 */
export function detectSource(headings: readonly string[], type: ImportTarget['type']): Source | undefined {
  const present = new Set(headings.map(normalizeHeading));
  const rated = sources.map((source) => {
    const signature = source.signature.filter((heading) => present.has(normalizeHeading(heading))).length;
    const known = headings.filter((heading) => columnOf(source.columns, heading) !== undefined).length;
    const share = known / Math.max(1, headings.length) + (source.type === type ? 1 : 0);
    return { source, isMatch: signature >= source.minimum, share };
  });
  return rated.filter(({ isMatch }) => isMatch).toSorted((one, other) => other.share - one.share)[0]?.source;
}

export function columnOf(columns: readonly SourceColumn[], heading: string): SourceColumn | undefined {
  const name = normalizeHeading(heading);
  return columns.find(({ headings }) => headings.some((one) => normalizeHeading(one) === name));
}
