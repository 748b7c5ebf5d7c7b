import { column, ignored, type Source } from './source';

const companyOfRecord = [
  'Associated Company',
  'Associated Companies',
  'Primary Associated Company',
  'Empresa associada',
  'Empresa asociada',
];
const ownTimes = ['Create Date', 'Last Activity Date', 'Last Modified Date', 'Data de criação', 'Fecha de creación'];

/** Exports of records as CSV or XLSX. Contacts name their companies, so companies are imported first. */
export const hubspotContacts: Source = {
  name: 'hubspot',
  title: 'HubSpot contacts',
  type: 'contact',
  signature: [
    'Record ID',
    'Record ID - Contact',
    'First Name',
    'Last Name',
    'Lead Status',
    'Lifecycle Stage',
    'Contact owner',
    'Nome',
    'Sobrenome',
    'Nombre',
    'Apellidos',
  ],
  minimum: 3,
  columns: [
    column('contact.name', ['First Name', 'Last Name', 'Nome', 'Sobrenome', 'Nombre', 'Apellidos']),
    column('contact.email', ['Email', 'E-mail', 'Correo']),
    column('contact.phone', ['Phone Number', 'Número de telefone', 'Número de teléfono']),
    column('contact.role', ['Job Title', 'Cargo', 'Puesto']),
    column('contact.customers', companyOfRecord),
    column('contact.customers', ['Company Name', 'Nome da empresa', 'Nombre de la empresa']),
    column('contact.description', ['Notes', 'Message']),
    ignored(
      'Record ID',
      'Record ID - Contact',
      'Record ID - Company',
      'ID do registro',
      'ID de registro',
      'Lead Status',
      'Lifecycle Stage',
      'Contact owner',
      'Original Source',
    ),
    ignored(...ownTimes, 'Mobile Phone Number', 'Website URL', 'City', 'State/Region', 'Country/Region', 'Postal Code'),
    ignored('Associated Company IDs', 'Associated Deal', 'Associated Deal IDs', 'Marketing contact status'),
  ],
};

export const hubspotCompanies: Source = {
  name: 'hubspot',
  title: 'HubSpot companies',
  type: 'customer',
  signature: [
    'Record ID',
    'Record ID - Company',
    'Company name',
    'Company owner',
    'Company Domain Name',
    'Industry',
    'Nome da empresa',
    'Nombre de la empresa',
  ],
  minimum: 3,
  columns: [
    column('customer.name', ['Company name', 'Nome da empresa', 'Nombre de la empresa']),
    column('customer.phone', ['Phone Number', 'Número de telefone', 'Número de teléfono']),
    column('customer.email', ['Email', 'E-mail', 'Company Email']),
    column('customer.parent', ['Parent Company', 'Associated Parent Company']),
    column('customer.document', ['Tax ID', 'VAT Number', 'CNPJ']),
    ignored(
      'Record ID',
      'Record ID - Company',
      'Record ID - Contact',
      'Company owner',
      'Company Domain Name',
      'Industry',
      'Lead Status',
      'Lifecycle Stage',
      ...ownTimes,
    ),
    ignored('Website URL', 'City', 'State/Region', 'Country/Region', 'Postal Code', 'Street Address', 'Annual Revenue'),
    ignored(
      'Number of Employees',
      'Type',
      'Associated Contact',
      'Associated Contact IDs',
      'Associated Deal',
      'Time Zone',
    ),
  ],
};

/** Amounts are in units of the currency. */
export const hubspotDeals: Source = {
  name: 'hubspot',
  title: 'HubSpot deals',
  type: 'project',
  signature: [
    'Record ID',
    'Record ID - Deal',
    'Deal Name',
    'Deal Stage',
    'Deal owner',
    'Pipeline',
    'Amount',
    'Close Date',
  ],
  minimum: 3,
  columns: [
    column('project.old_id', ['Record ID', 'Record ID - Deal', 'ID do registro', 'ID de registro']),
    column('project.name', ['Deal Name', 'Nome do negócio', 'Nombre del negocio']),
    column('project.status', ['Deal Stage', 'Etapa do negócio', 'Etapa del negocio'], { otherwise: 'project.groups' }),
    column('project.groups', ['Pipeline']),
    column('project.budget', ['Amount', 'Valor', 'Importe'], { factor: 100 }),
    column('project.customer', companyOfRecord),
    column('project.contact', ['Associated Contact', 'Associated Contacts'], { otherwise: null }),
    column('project.description', ['Deal Description', 'Descrição do negócio']),
    column('project.assignees', ['Deal owner', 'Proprietário do negócio'], { otherwise: null }),
    ignored('Close Date', 'Deal Type', 'Priority', 'Currency', ...ownTimes, 'Associated Company IDs'),
    ignored('Associated Contact IDs', 'Forecast amount', 'Weighted amount', 'Deal probability', 'Closed Won Reason'),
  ],
};
