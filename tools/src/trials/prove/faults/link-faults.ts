import type { LinkFault } from '../../../dev/links/link';
import type { ListedLink } from '../../../dev/links/open-links';
import type { Random } from '../workload/random';

const MAX_FAULT_MS = 3_000;

/** Disturbs a random link that has connections, and returns its name when it works again. */
export async function disturbLink(linksUrl: string, fault: LinkFault, random: Random): Promise<string | undefined> {
  const listed = (await (await fetch(`${linksUrl}/links`)).json()) as readonly ListedLink[];
  const used = listed.filter(({ connections }) => connections > 0);
  if (used.length === 0) return undefined;
  const { name: link } = random.pick(used);
  const body = JSON.stringify({ link, fault, milliseconds: 1 + random.below(MAX_FAULT_MS) });
  const response = await fetch(`${linksUrl}/faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The fault ${fault} on ${link}: ${await response.text()}`);
  return link;
}
