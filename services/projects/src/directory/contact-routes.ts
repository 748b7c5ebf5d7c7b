import { integerParameter, type Route } from '@trackway/http';
import { resourceRoutes } from '../search/resource-routes';
import {
  contactSchema,
  createContactBody,
  presentContact,
  toContactFields,
  updateContactBody,
} from './contacts/contact-schemas';
import { contactModel } from './contacts/contact-search-model';
import type { DirectoryModule } from './directory-module';

export function contactRoutes({ commands, queries }: DirectoryModule): Route[] {
  return resourceRoutes({
    name: 'contact',
    plural: 'contacts',
    title: 'Contact',
    path: '/api/management/contacts',
    tag: 'Contacts',
    id: integerParameter('contact'),
    parseId: Number,
    model: contactModel,
    schema: contactSchema,
    present: presentContact,
    list: queries.listContacts,
    read: queries.readContact,
    create: {
      body: createContactBody,
      failures: ['customer_model_not_found'],
      run: (caller, { name, ...rest }) => commands.createContact(caller, { ...toContactFields(rest), name }),
    },
    update: {
      body: updateContactBody,
      failures: ['customer_model_not_found'],
      run: (caller, target, body) => commands.updateContact(caller, { ...target, changes: toContactFields(body) }),
    },
    remove: {
      summary: 'Archive a contact',
      description:
        'Listings omit it. Projects that name it keep showing it, with deleted_at. It is rejected for new links.',
      run: (caller, target) => commands.archiveContact(caller, { ...target, archive: true }),
    },
    restore: {
      summary: 'Restore an archived contact',
      run: (caller, target) => commands.archiveContact(caller, { ...target, archive: false }),
    },
  });
}
