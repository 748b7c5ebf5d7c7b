import { assertCell } from './cell-move';

describe('the cell that a tenant moves to', () => {
  const runCell = async () =>
    'main  this installation  open  weight 1  2 tenants\nb  https://b.example.org  open  weight 1  0 tenants';

  it('must be in the directory', async () => {
    await assertCell(runCell, 'b', 'main');
    await assertCell(async () => 'There are no cells.', 'main', 'main');

    await expect(assertCell(runCell, 'c', 'main')).rejects.toThrow(
      'The directory has no cell c. Add it with cell put, or correct its name.',
    );
  });
});
