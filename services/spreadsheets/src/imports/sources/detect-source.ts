import { normalizeHeading } from '../columns/heading-spellings';
import { asana } from './asana';
import { hubspotCompanies, hubspotContacts, hubspotDeals } from './hubspot';
import { jira } from './jira';
import { linear } from './linear';
import { pipefy } from './pipefy';
import type { Source, SourceColumn } from './source';
import { trello } from './trello';

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
];

/** The export format of which most headings are present. Undefined if the headings identify none. */
export function detectSource(headings: readonly string[]): Source | undefined {
  const present = new Set(headings.map(normalizeHeading));
  const rated = sources.map((source) => {
    const signature = source.signature.filter((heading) => present.has(normalizeHeading(heading))).length;
    const known = headings.filter((heading) => columnOf(source, heading) !== undefined).length;
    return { source, isMatch: signature >= source.minimum, share: known / Math.max(1, headings.length) };
  });
  return rated.filter(({ isMatch }) => isMatch).toSorted((one, other) => other.share - one.share)[0]?.source;
}

export function columnOf({ columns }: Source, heading: string): SourceColumn | undefined {
  const name = normalizeHeading(heading);
  return columns.find(({ headings }) => headings.some((one) => normalizeHeading(one) === name));
}
