import { tenantColor } from './tenant-color';

it('gives a tenant the same color, and most tenants different ones', () => {
  const tenants = Array.from(
    { length: 40 },
    (_, index) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );

  expect(tenants.map(tenantColor)).toEqual(tenants.map(tenantColor));
  expect(new Set(tenants.map(tenantColor)).size).toBeGreaterThan(30);
});
