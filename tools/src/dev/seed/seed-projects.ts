import type { ProjectWith, TrackwayClient } from '@trackway/client';
import { DEMO_PROJECTS } from './demo-projects';
import { ensureAll, RETRY } from './ensure';
import type { DemoPeople } from './seed-directory';

export type DemoProjects = ReadonlyMap<string, ProjectWith<'code'>>;

/** Projects are identified by their code, which changes less often than the name. */
export function seedProjects({ projects }: TrackwayClient, { customers, contacts }: DemoPeople): Promise<DemoProjects> {
  return ensureAll(
    projects.list({ fields: ['code'] }),
    { of: ({ code }) => code, ofDefinition: ({ code }) => code },
    DEMO_PROJECTS,
    ({ customer, contact, parent, group: _group, ...fields }, known) =>
      projects.create(
        {
          ...fields,
          customer_id: customers.get(customer)?.id ?? null,
          contact_id: contacts.get(contact)?.id ?? null,
          parent_id: parent === undefined ? null : (known.get(parent)?.id ?? null),
        },
        RETRY,
      ),
  );
}
