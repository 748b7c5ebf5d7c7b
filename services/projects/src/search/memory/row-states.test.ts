import { RowStates } from './row-states';

const ROWS = 70;

/** Every second row is deleted, every third is a template, and every fifth was removed. */
function someRows(): RowStates {
  const states = new RowStates();
  for (let row = 0; row < ROWS; row += 1) states.add(row, { deleted: row % 2 === 0, isTemplate: row % 3 === 0 });
  for (let row = 0; row < ROWS; row += 5) states.remove(row);
  return states;
}

const present = Array.from({ length: ROWS }, (_, row) => row).filter((row) => row % 5 !== 0);

describe('states of rows', () => {
  it.each([
    [{}, () => true],
    [{ deleted: true }, (row: number) => row % 2 === 0],
    [{ deleted: false }, (row: number) => row % 2 !== 0],
    [{ template: true }, (row: number) => row % 3 === 0],
    [{ deleted: false, template: false }, (row: number) => row % 2 !== 0 && row % 3 !== 0],
  ])('find the present rows with %j', (wanted, matches) => {
    expect([...someRows().matching(ROWS, wanted).rows()]).toEqual(present.filter(matches));
  });

  it('show whether a row is present', () => {
    const states = someRows();

    expect([states.isPresent(34), states.isPresent(35), states.isPresent(36)]).toEqual([true, false, true]);
  });

  it('find nothing without rows', () => {
    expect(new RowStates().matching(0, { deleted: false }).count()).toBe(0);
  });
});
