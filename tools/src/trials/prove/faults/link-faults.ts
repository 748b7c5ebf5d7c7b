import type { LinkFault } from '../../../dev/links/link';
import type { ListedLink } from '../../../dev/links/open-links';
import type { Random } from '../workload/random';

const MAX_FAULT_MS = 3_000;

/** The links to disturb: those whose name contains a text. */
export type LinkChoice = { readonly linksUrl: string; readonly containing: string };

/** Disturbs a random link that has connections, and returns its name when it works again. */
export async function disturbLink(
  { linksUrl, containing }: LinkChoice,
  fault: LinkFault,
  random: Random,
): Promise<string | undefined> {
  const listed = (await (await fetch(`${linksUrl}/links`)).json()) as readonly ListedLink[];
  const used = listed.filter(({ name, connections }) => connections > 0 && name.includes(containing));
  if (used.length === 0) return undefined;
  const { name: link } = random.pick(used);
  const body = JSON.stringify({ link, fault, milliseconds: 1 + random.below(MAX_FAULT_MS) });
  const response = await fetch(`${linksUrl}/faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The fault ${fault} on ${link}: ${await response.text()}`);
  return link;
}
