import { createClient } from '@trackway/client';
import type { ServiceName } from '../start/services';
import { seedPeople } from './seed-directory';
import { seedFrame } from './seed-frame';
import { seedGroups } from './seed-groups';
import { seedPart } from './seed-part';
import { seedPositions } from './seed-positions';
import { seedProjects } from './seed-projects';
import { seedRule } from './seed-rules';
import { seedChannel, seedForm, seedFunnel } from './seed-workflow';

const RETRIES = 4;

/**
 * Fills the demo frame through the API. Objects that exist, by name or code, are not changed. A part
 * that the API rejects is skipped and reported.
 */
export async function seedDemoFrame(options: {
  baseUrl: string;
  token: string;
  /** Running services. Objects of others are skipped. */
  services: readonly ServiceName[];
  log: (line: string) => void;
}): Promise<void> {
  const { log, ...access } = options;
  const api = createClient({ ...access, retries: RETRIES });
  const part = <Result>(name: string, seed: () => Promise<Result>) => seedPart(name, log, seed);
  const inProjects = async () => {
    await part('its name', () => seedFrame(api));
    const people = await part('customers and contacts', () => seedPeople(api));
    const projects = people && (await part('projects', () => seedProjects(api, people)));
    if (projects) await part('groups', () => seedGroups(api, projects));
    return projects;
  };
  let projects: Awaited<ReturnType<typeof inProjects>>;
  const parts: Partial<Record<ServiceName, () => Promise<unknown>>> = {
    projects: async () => {
      projects = await inProjects();
    },
    funnels: () => part('a funnel', () => seedFunnel(api)),
    forms: () => part('a form', () => seedForm(api)),
    channels: () => part('a channel', () => seedChannel(api)),
  };
  await Promise.all(options.services.map((name) => parts[name]?.()));
  if (!options.services.includes('funnels')) return;
  await part('a rule', () => seedRule(api));
  const placed = projects;
  if (placed) await part('positions', () => seedPositions(api, placed));
}
