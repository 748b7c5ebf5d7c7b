import type { DemoApi, Resource } from './demo-api';
import { DEMO_PROJECTS } from './demo-projects';
import { ensureAll } from './ensure';
import type { DemoPeople } from './seed-directory';

/** Projects are identified by their code, which changes less often than the name. */
export function seedProjects(api: DemoApi, { customers, contacts }: DemoPeople): Promise<Map<string, Resource>> {
  return ensureAll(
    api,
    { path: 'projects', listing: 'projects', one: 'project', nameField: 'code' },
    DEMO_PROJECTS.map((project) => ({ ...project, title: project.name, name: project.code })),
    ({ code, title, description, customer, contact, parent, status, impact, budget }, known) => ({
      ...{ code, name: title, description, status, impact, budget },
      customer_id: customers.get(customer)?.id ?? null,
      contact_id: contacts.get(contact)?.id ?? null,
      parent_id: parent === undefined ? null : (known.get(parent)?.id ?? null),
    }),
  );
}
