import type { ServiceName } from '../start/services';
import { ApiError } from './api-error';
import { DemoApi } from './demo-api';
import { seedPeople } from './seed-directory';
import { seedFrame } from './seed-frame';
import { seedGroups } from './seed-groups';
import { seedPositions } from './seed-positions';
import { seedProjects } from './seed-projects';
import { seedRule } from './seed-rules';
import { seedChannel, seedForm, seedFunnel } from './seed-workflow';

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
  const api = new DemoApi(options);
  const part = async <Result>(name: string, seed: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await seed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = error.code === 'route_not_found' ? 'this version has no such routes' : error.message;
      options.log(`The demo frame is without ${name}: ${why}`);
      return undefined;
    }
  };
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
