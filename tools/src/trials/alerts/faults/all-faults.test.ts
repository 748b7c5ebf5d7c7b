import { allAlerts } from '../prometheus';
import { allFaults } from './all-faults';

it('every alert of the rules has exactly one fault', () => {
  const covered = allFaults.flatMap(({ alerts, laterAlerts = [] }) => [...alerts, ...laterAlerts]);

  expect([...covered].sort()).toEqual(
    allAlerts()
      .map(({ name }) => name)
      .sort(),
  );
});
