import { DEMO_CONTACTS, DEMO_CUSTOMERS } from './demo-directory';
import { DEMO_PROJECTS } from './demo-projects';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the demo data', () => {
  it('lists parents before their children', () => {
    for (const [index, { parent }] of DEMO_CUSTOMERS.entries()) {
      if (parent) expect(names(DEMO_CUSTOMERS.slice(0, index))).toContain(parent);
    }
    for (const [index, { parent }] of DEMO_PROJECTS.entries()) {
      if (parent) expect(DEMO_PROJECTS.slice(0, index).map(({ code }) => code)).toContain(parent);
    }
  });

  it('refers only to its own customers and contacts', () => {
    for (const { customer, contact } of DEMO_PROJECTS) {
      expect(names(DEMO_CUSTOMERS)).toContain(customer);
      expect(names(DEMO_CONTACTS)).toContain(contact);
    }
    for (const { customers } of DEMO_CONTACTS)
      expect(names(DEMO_CUSTOMERS)).toEqual(expect.arrayContaining([...customers]));
  });

  it('has unique codes and valid values', () => {
    expect(new Set(DEMO_PROJECTS.map(({ code }) => code)).size).toBe(DEMO_PROJECTS.length);
    for (const { status, impact, budget, name } of DEMO_PROJECTS) {
      expect([1, 2, 3, 4]).toContain(status);
      expect(impact).toBeLessThanOrEqual(100);
      expect(Number.isInteger(budget)).toBe(true);
      expect(name).not.toBe('');
    }
  });
});
