import { DEMO_CONTACTS, DEMO_CUSTOMERS } from '../demo-directory';
import { DEMO_PROJECTS } from '../demo-projects';
import { PORTFOLIO } from './portfolio-projects';

describe('the portfolio of the demo tenant', () => {
  it('creates 200 projects including the manually written ones, with unique codes', () => {
    const codes = [...DEMO_PROJECTS, ...PORTFOLIO].map(({ code }) => code);

    expect([codes.length, new Set(codes).size]).toEqual([200, 200]);
  });

  it('refers to customers and contacts of the demo tenant', () => {
    const customers = new Set(DEMO_CUSTOMERS.map(({ name }) => name));
    const contacts = new Set(DEMO_CONTACTS.map(({ email }) => email));

    expect(PORTFOLIO.filter(({ customer, contact }) => !customers.has(customer) || !contacts.has(contact))).toEqual([]);
  });

  it('contains every status and unique names', () => {
    expect(new Set(PORTFOLIO.map(({ status }) => status)).size).toBe(4);
    expect(new Set(PORTFOLIO.map(({ name }) => name)).size).toBeGreaterThan(150);
  });
});
