import { allAlerts } from '../prometheus';
import { allCauses } from './all-causes';

it('there is a cause for every alert of the rules, and for no other', () => {
  const caused = allCauses.flatMap(({ alerts, afterwards = [] }) => [...alerts, ...afterwards]);

  expect([...caused].sort()).toEqual(
    allAlerts()
      .map(({ name }) => name)
      .sort(),
  );
});
