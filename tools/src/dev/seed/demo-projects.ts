import type { CreateProject } from '@trackway/client';

type Status = NonNullable<CreateProject['status']>;

export type DemoProject = {
  code: string;
  name: string;
  description: string;
  customer: string;
  contact: string;
  /** Code of the parent. */
  parent: string | undefined;
  group: string;
  status: Status;
  impact: number;
  /** In cents. */
  budget: number;
};

/** Code, parent, name, customer, contact, group, status, impact, budget, description. Parents come first. */
const ROWS = `
ACM-100 | -       | Lisbon headquarters refit | Acme Lisbon      | Ana Martins   | Building | 1 | 90 | 184000000 | Renewal of all five floors while people work in them.
ACM-110 | ACM-100 | Roof and insulation       | Acme Lisbon      | Ana Martins   | Building | 1 | 70 |  42500000 | New membrane, 240 mm of mineral wool, walkways for maintenance.
ACM-111 | ACM-110 | Roof survey               | Acme Lisbon      | Ana Martins   | Building | 2 | 40 |   1800000 | Core samples and a drone survey before the tender.
ACM-120 | ACM-100 | Lifts                     | Acme Lisbon      | Ana Martins   | Building | 4 | 55 |  31000000 | Two lifts replaced, one at a time.
ACM-130 | ACM-100 | Meeting rooms             | Acme Lisbon      | Ana Martins   | Building | 1 | 45 |   9600000 | Twelve rooms with screens, booking and quiet ventilation.
ACM-200 | -       | Porto warehouse           | Acme Porto       | Rui Costa     | Building | 1 | 80 | 236000000 | A second hall of 4,000 m² with three loading bays.
ACM-210 | ACM-200 | Racking and conveyors     | Acme Porto       | Rui Costa     | Roadmap  | 1 | 60 |  58000000 | Pallet racks for 6,200 places, one conveyor line.
NWE-100 | -       | Solar on 40 roofs         | Northwind Solar  | Elena García  | Energy   | 1 | 95 | 312000000 | Panels on the roofs of forty shops, in four waves.
NWE-110 | NWE-100 | Wave 1: Andalusia         | Northwind Solar  | Elena García  | Energy   | 2 | 75 |  84000000 | Eleven roofs, 1.9 MW.
NWE-120 | NWE-100 | Wave 2: Valencia          | Northwind Solar  | Elena García  | Energy   | 1 | 75 |  66000000 | Nine roofs, 1.4 MW; two wait for their permits.
NWE-200 | -       | Battery pilot             | Northwind Energy | Elena García  | Energy   | 3 | 35 |  27500000 | One container of 500 kWh beside the Madrid depot.
HAR-100 | -       | Booking kiosks            | Harbour Hotels   | Niamh O'Brien | Roadmap  | 1 | 50 |  12400000 | Self-service kiosks in six lobbies.
HAR-110 | HAR-100 | Kiosk software            | Harbour Hotels   | Niamh O'Brien | Roadmap  | 1 | 50 |   7900000 | Check-in, key cards, invoices in three languages.
HAR-200 | -       | Energy audit              | Harbour Hotels   | Niamh O'Brien | Energy   | 4 | 30 |   4200000 | All twelve houses measured over one winter.
`;

export const DEMO_PROJECTS: readonly DemoProject[] = ROWS.trim().split('\n').map(parse);

function parse(row: string): DemoProject {
  const [
    code = '',
    parent = '',
    name = '',
    customer = '',
    contact = '',
    group = '',
    status,
    impact,
    budget,
    description = '',
  ] = row.split('|').map((cell) => cell.trim());
  const numbers = { status: Number(status) as Status, impact: Number(impact), budget: Number(budget) };
  return { code, name, description, customer, contact, parent: parent === '-' ? undefined : parent, group, ...numbers };
}
