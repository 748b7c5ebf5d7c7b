import { allIncidents } from '../../drills/incidents/all-incidents';
import { allAlerts } from '../prometheus';
import { allFaults } from './all-faults';

type Expected = { alerts: readonly string[]; laterAlerts?: readonly string[] };
const namesOf = (all: readonly Expected[]) =>
  all.flatMap(({ alerts, laterAlerts = [] }) => [...alerts, ...laterAlerts]);

it('every alert of the rules has exactly one fault, or needs a cluster and has an incident', () => {
  const caused = namesOf(allFaults);
  const played = new Set(namesOf(allIncidents).filter((name) => !caused.includes(name)));

  expect([...caused, ...played].sort()).toEqual(
    allAlerts()
      .map(({ name }) => name)
      .sort(),
  );
});
