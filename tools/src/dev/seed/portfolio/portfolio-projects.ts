/** A project of the demo tenant, as a row of the workbook that is imported. */
export interface PortfolioProject {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly customer: string;
  /** E-mail address of the contact. */
  readonly contact: string;
  readonly status: 'in-progress' | 'completed' | 'cancelled' | 'paused';
  readonly impact: number;
  /** In cents. */
  readonly budget: number;
}

const ANA = 'ana.martins@acme.example';
const RUI = 'rui.costa@acme.example';
const ELENA = 'elena.garcia@northwind.example';
const NIAMH = 'niamh@harbour.example';

/** Town, customer, contact. */
const SITES = [
  ['Lisbon', 'Acme Lisbon', ANA],
  ['Sintra', 'Acme Lisbon', ANA],
  ['Porto', 'Acme Porto', RUI],
  ['Braga', 'Acme Porto', RUI],
  ['Madrid', 'Northwind Energy', ELENA],
  ['Bilbao', 'Northwind Energy', ELENA],
  ['Seville', 'Northwind Solar', ELENA],
  ['Valencia', 'Northwind Solar', ELENA],
  ['Dublin', 'Harbour Hotels', NIAMH],
  ['Cork', 'Harbour Hotels', NIAMH],
  ['Galway', 'Harbour Hotels', NIAMH],
  ['Limerick', 'Harbour Hotels', NIAMH],
] as const;

/** Name, description, typical budget in euros. */
const KINDS = [
  ['Heat pump', 'Gas boiler replaced by a heat pump with a buffer tank.', 86_000],
  ['LED lighting', 'All luminaires replaced, with presence control in corridors.', 24_500],
  ['Fire doors', 'Doors of the stairwells replaced, with new closers.', 38_000],
  ['Charging points', 'Eight charging points with load management.', 61_000],
  ['Window renewal', 'Triple glazing on the north and west sides.', 142_000],
  ['Access control', 'Readers at twelve doors, and cards for all employees.', 29_800],
  ['Rainwater tank', 'Rainwater for toilets and the garden.', 18_200],
  ['Lift overhaul', 'New drive and cabin within four weeks.', 97_500],
  ['Kitchen ventilation', 'Extraction with heat recovery.', 44_000],
  ['Meeting rooms', 'Screens, booking panels and acoustic ceilings.', 52_300],
  ['Car park resurfacing', 'New surface and markings, one half at a time.', 73_000],
  ['Server room cooling', 'Free cooling for ten months of the year.', 36_400],
  ['Roof terrace', 'Planting, seating and a safe parapet.', 58_900],
  ['Signage', 'New signs at entrances and in lifts.', 9_600],
  ['Smoke detectors', 'Wireless detectors on all floors.', 15_700],
  ['Energy meters', 'Submeters for each floor, read every quarter of an hour.', 12_300],
] as const;

const STATUSES = [
  'in-progress',
  'in-progress',
  'in-progress',
  'in-progress',
  'completed',
  'paused',
  'cancelled',
] as const;

/** Together with the hand-written demo projects, there are 200. */
export const PORTFOLIO_SIZE = 186;

/** Projects of all kinds at all sites. The values follow from the position, so that every run has the same data. */
export const PORTFOLIO: readonly PortfolioProject[] = Array.from({ length: PORTFOLIO_SIZE }, (_, index) => {
  const [kind, description, euros] = at(KINDS, index);
  // Kinds and sites repeat together after 48 projects.
  const [town, customer, contact] = at(SITES, index + Math.floor(index / 48));
  const factor = 60 + ((index * 37) % 100);
  return {
    code: `DEM-${100 + index}`,
    name: `${kind}, ${town}`,
    description,
    customer,
    contact,
    status: at(STATUSES, index * 3),
    impact: 20 + ((index * 13) % 75),
    budget: Math.round((euros * factor) / 10_000) * 10_000,
  };
});

/** The item at a position that may exceed the length. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
