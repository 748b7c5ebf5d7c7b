export type DemoCustomer = { name: string; parent?: string; document?: string; email?: string; phone?: string };

/** Headquarters first, because branches refer to them. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  { name: 'Acme Group', document: 'PT500100200', email: 'hq@acme.example', phone: '+351213100100' },
  { name: 'Acme Lisbon', parent: 'Acme Group', document: 'PT500100201', email: 'lisbon@acme.example' },
  { name: 'Acme Porto', parent: 'Acme Group', document: 'PT500100202', email: 'porto@acme.example' },
  { name: 'Northwind Energy', document: 'ESB10020030', email: 'office@northwind.example', phone: '+34915550100' },
  { name: 'Northwind Solar', parent: 'Northwind Energy', document: 'ESB10020031' },
  { name: 'Harbour Hotels', document: 'IE1234567A', email: 'projects@harbour.example', phone: '+35315550100' },
];

export type DemoContact = { name: string; role: string; email: string; phone: string; customers: readonly string[] };

export const DEMO_CONTACTS: readonly DemoContact[] = [
  {
    name: 'Ana Martins',
    role: 'Head of facilities',
    email: 'ana.martins@acme.example',
    phone: '+351912345001',
    customers: ['Acme Group', 'Acme Lisbon'],
  },
  {
    name: 'Rui Costa',
    role: 'Site manager',
    email: 'rui.costa@acme.example',
    phone: '+351912345002',
    customers: ['Acme Porto'],
  },
  {
    name: 'Elena García',
    role: 'Procurement',
    email: 'elena.garcia@northwind.example',
    phone: '+34612345003',
    customers: ['Northwind Energy', 'Northwind Solar'],
  },
  {
    name: "Niamh O'Brien",
    role: 'Operations director',
    email: 'niamh@harbour.example',
    phone: '+353871234504',
    customers: ['Harbour Hotels'],
  },
];
