import { cellKinds as wireKinds } from '@trackway/contracts';
import { cellKinds } from '@trackway/xlsx';

it('sends the cell kinds of the reader unchanged, so their numbers are those of the gRPC contract', () => {
  const { date: time, ...others } = cellKinds;

  expect({ ...others, time }).toEqual(wireKinds);
});
