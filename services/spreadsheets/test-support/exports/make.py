"""Makes the files of this folder and expected.json: exports of other systems, in variants that users send.

Run: python3 make.py. The headings are those of real exports (docs/decisions/0111-suggested-mappings.md), the rows are invented.
"""

import csv
import io
import json
import pathlib

FOLDER = pathlib.Path(__file__).parent
EXPECTED = {}

NAMES = ["Roof of the town hall", "Paint façade, north side", 'Replace "old" pipes', "Kitchen for Café Sol", "Solar panels"]
PEOPLE = ["Ana Silva", "Bo Chen", "Carla Núñez", "Dmitri Ivanov", "Elif Kaya"]
EMAILS = ["ana@example.org", "bo@example.com", "carla@example.net", "dmitri@example.org", "elif@example.com"]
COMPANIES = ["Acme Lisbon", "Nordwind GmbH", "Construções Sol", "Tierra Nueva SA", "Blue Harbor LLC"]
PHONES = ["+351 210 000 001", "(11) 98765-4321", "+1 555-0100", "+34 600 000 002", "0049 30 123456"]
NOTES = ["First line.\nSecond line, with a comma.", "", "Call before you come; the gate is closed on Mondays and on all holidays.", "See drawing 7", ""]
JIRA_TIMES = ["12/Mar/26 9:41 AM", "13/Mar/26 10:00 AM", "2/Apr/26 4:15 PM", "30/Apr/26 12:00 AM", "1/May/26 8:00 AM"]
ISO_TIMES = ["2026-03-12T09:41:00.000Z", "2026-03-13T10:00:00.000Z", "2026-04-02T16:15:00.000Z", "2026-04-30T00:00:00.000Z", "2026-05-01T08:00:00.000Z"]
DATES = ["2026-03-12", "2026-03-13", "2026-04-02", "2026-04-30", "2026-05-01"]
DMY = ["12/03/2026", "13/03/2026", "02/04/2026", "30/04/2026", "01/05/2026"]
MINUTES = [f"{day} 09:30" for day in DATES]
UUIDS = [f"5b0c7c5e-0f0a-4c55-9b55-00000000000{n}" for n in range(5)]
EMPTY = [""] * 5


def ids(prefix, first=1):
    return [f"{prefix}{first + n}" for n in range(5)]


def write(name, kind, source, columns, encoding="utf-8", separator=",", line="\r\n", head=""):
    """Writes a file. `columns` are (heading, key, values)."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator=line)
    writer.writerow([heading for heading, _, _ in columns])
    for row in range(5):
        writer.writerow([values[row] for _, _, values in columns])
    (FOLDER / name).write_bytes((head + out.getvalue()).encode(encoding))
    EXPECTED[name] = {"type": kind, "source": source, "columns": [key for _, key, _ in columns]}


# Jira -----------------------------------------------------------------------------------------------------------------

def jira(status=("To Do", "In Progress", "Done", "Backlog", "In Review"), more=(), without=()):
    base = [
        ("Summary", "project.name", NAMES),
        ("Issue key", "project.code", ids("SHOP-")),
        ("Issue id", "project.old_id", ids("1000")),
        ("Issue Type", None, ["Epic", "Story", "Task", "Sub-task", "Bug"]),
        ("Status", "project.status", list(status)),
        ("Project key", None, ["SHOP"] * 5),
        ("Project name", "project.groups", ["Web shop"] * 5),
        ("Project type", None, ["software"] * 5),
        ("Project lead", None, PEOPLE[:1] * 5),
        ("Priority", None, ["High", "Medium", "Low", "Highest", "Lowest"]),
        ("Resolution", None, ["", "", "Done", "", ""]),
        ("Assignee", None, PEOPLE),
        ("Reporter", None, PEOPLE),
        ("Creator", None, PEOPLE),
        ("Created", None, JIRA_TIMES),
        ("Updated", None, JIRA_TIMES),
        ("Last Viewed", None, JIRA_TIMES),
        ("Resolved", None, ["", "", JIRA_TIMES[2], "", ""]),
        ("Due date", None, JIRA_TIMES),
        ("Votes", None, ["0", "1", "0", "2", "0"]),
        ("Labels", "project.tags", ["payment", "backend", "", "urgent", ""]),
        ("Labels", "project.tags", ["web", "", "", "", ""]),
        ("Description", "project.description", NOTES),
        ("Environment", None, EMPTY),
        ("Watchers", None, PEOPLE),
        ("Original Estimate", None, ["7200", "", "3600", "", ""]),
        ("Time Spent", None, EMPTY),
        ("Work Ratio", None, EMPTY),
    ]
    return [one for one in base if one[0] not in without] + list(more)


PARENT = ("Parent", "project.parent", ["", "10001", "10001", "10002", ""])
PARENT_ID = ("Parent id", "project.parent", ["", "10001", "10001", "10002", ""])
EPIC = ("Custom field (Epic Link)", "project.parent", ["", "SHOP-1", "SHOP-1", "SHOP-1", ""])
POINTS = ("Custom field (Story Points)", None, ["5", "3", "", "2", "8"])
SPRINT = ("Sprint", None, ["Sprint 3"] * 5)

write("jira-cloud-all-fields.csv", "project", "jira", jira(more=[PARENT, ("Parent summary", None, ["", NAMES[0], NAMES[0], NAMES[1], ""]), POINTS, SPRINT, SPRINT]), encoding="utf-8-sig")
write("jira-cloud-current-fields.csv", "project", "jira", [one for one in jira(more=[PARENT]) if one[0] in ("Issue Type", "Issue key", "Issue id", "Summary", "Assignee", "Reporter", "Priority", "Status", "Resolution", "Created", "Updated", "Due date", "Parent")])
write("jira-server-epic-link.csv", "project", "jira", jira(more=[EPIC, POINTS, ("Component/s", "project.tags", ["Backend", "Frontend", "", "", ""]), ("Fix Version/s", None, ["1.0", "1.1", "", "", ""])]), line="\n")
write("jira-server-parent-id.csv", "project", "jira", jira(more=[PARENT_ID, EPIC]), line="\n")
write("jira-semicolon-windows.csv", "project", "jira", jira(more=[PARENT]), encoding="cp1252", separator=";")
write("jira-utf16.csv", "project", "jira", jira(more=[PARENT]), encoding="utf-16", separator="\t")
write("jira-tabs.tsv", "project", "jira", jira(more=[PARENT_ID]), separator="\t", line="\n")
write("jira-minimal.csv", "project", "jira", [one for one in jira() if one[0] in ("Issue key", "Issue id", "Summary", "Status", "Description")])
write("jira-emails.csv", "project", "jira", [("Assignee", "project.assignees", EMAILS) if one[0] == "Assignee" else one for one in jira(more=[PARENT])])
write("jira-service-desk.csv", "project", "jira", jira(status=("Waiting", "Open", "Resolved", "Canceled", "Closed"), more=[("Custom field (Request Type)", None, ["Help"] * 5), ("Custom field (Customer satisfaction)", None, EMPTY), ("Comment", None, NOTES), ("Comment", None, EMPTY)]))

# Linear ---------------------------------------------------------------------------------------------------------------

def linear(more=(), without=()):
    base = [
        ("ID", "project.code", ids("ENG-")),
        ("Team", None, ["Engineering"] * 5),
        ("Title", "project.name", NAMES),
        ("Description", "project.description", NOTES),
        ("Status", "project.status", ["In Progress", "Todo", "Done", "Backlog", "Canceled"]),
        ("Estimate", None, ["3", "", "2", "5", "1"]),
        ("Priority", None, ["Urgent", "High", "Low", "No priority", "Medium"]),
        ("Project ID", None, UUIDS),
        ("Project", "project.groups", ["Atlas", "Atlas", "", "Roadmap", ""]),
        ("Creator", None, EMAILS),
        ("Assignee", "project.assignees", EMAILS),
        ("Labels", "project.tags", ["Bug, Customer", "", "Feature", "", "Chore"]),
        ("Cycle Number", None, ["4", "", "5", "", ""]),
        ("Cycle Name", None, EMPTY),
        ("Cycle Start", None, EMPTY),
        ("Cycle End", None, EMPTY),
        ("Created", None, ISO_TIMES),
        ("Updated", None, ISO_TIMES),
        ("Started", None, ISO_TIMES),
        ("Triaged", None, EMPTY),
        ("Completed", None, ["", "", ISO_TIMES[2], "", ""]),
        ("Canceled", None, ["", "", "", "", ISO_TIMES[4]]),
        ("Archived", None, EMPTY),
        ("Due Date", None, DATES),
        ("Parent issue", "project.parent", ["", "ENG-1", "", "ENG-2", ""]),
    ]
    return [one for one in base if one[0] not in without] + list(more)


LINEAR_MORE = [(heading, None, EMPTY) for heading in ("Initiatives", "Project Milestone ID", "Project Milestone", "SLA Status")]
write("linear-30-columns.csv", "project", "linear", linear(more=[*LINEAR_MORE, ("Roadmaps", None, EMPTY)]), line="\n")
write("linear-34-columns.csv", "project", "linear", linear(more=[*LINEAR_MORE, ("UUID", "project.old_id", UUIDS), ("Time in status (minutes)", None, ["1", "2", "3", "4", "5"]), ("Related to", None, EMPTY), ("Blocked by", None, EMPTY), ("Duplicate of", None, EMPTY)]), line="\n")
write("linear-names-of-assignees.csv", "project", "linear", [("Assignee", None, PEOPLE) if one[0] == "Assignee" else one for one in linear()])
write("linear-no-cycles.csv", "project", "linear", linear(without=("Cycle Number", "Cycle Name", "Cycle Start", "Cycle End", "Project ID")))
write("linear-bom.csv", "project", "linear", linear(), encoding="utf-8-sig")
write("linear-semicolon.csv", "project", "linear", linear(more=LINEAR_MORE), separator=";")
write("linear-tabs.tsv", "project", "linear", linear(without=("Triaged", "Archived")), separator="\t")

# Trello ---------------------------------------------------------------------------------------------------------------

def trello(lists=("To Do", "Doing", "Done", "Backlog", "Done"), list_key="project.status", more=(), without=()):
    base = [
        ("Card ID", "project.old_id", UUIDS),
        ("Card Name", "project.name", NAMES),
        ("Card URL", None, [f"https://trello.com/c/{n}" for n in range(5)]),
        ("Card Description", "project.description", NOTES),
        ("Labels", "project.tags", ["Urgent (red), Roof (green_dark)", "", "Roof (green)", "", ""]),
        ("Members", None, ["anasilva", "bochen, carla", "", "", ""]),
        ("Due Date", None, ISO_TIMES),
        ("Attachment Count", None, ["0", "1", "0", "0", "3"]),
        ("Attachment Links", None, EMPTY),
        ("Checklist Item Total Count", None, ["0", "4", "0", "0", "0"]),
        ("Checklist Item Completed Count", None, ["0", "2", "0", "0", "0"]),
        ("Vote Count", None, ["0"] * 5),
        ("Comment Count", None, ["0", "2", "0", "0", "0"]),
        ("Last Activity Date", None, ISO_TIMES),
        ("List ID", None, ids("64f0")),
        ("List Name", list_key, list(lists)),
        ("Board ID", None, ["64aa"] * 5),
        ("Board Name", "project.groups", ["Works 2026"] * 5),
        ("Archived", None, ["false", "false", "true", "false", "false"]),
    ]
    return [one for one in base if one[0] not in without] + list(more)


write("trello-board.csv", "project", "trello", trello(), line="\n")
write("trello-lists-are-phases.csv", "project", "trello", trello(lists=("Site north", "Site south", "Planning", "Site north", "Ideas"), list_key="project.groups"))
write("trello-portuguese-lists.csv", "project", "trello", trello(lists=("A fazer", "Em andamento", "Concluído", "A fazer", "Concluído")))
write("trello-spanish-lists.csv", "project", "trello", trello(lists=("Por hacer", "En curso", "Hecho", "En espera", "Hecho")), encoding="utf-8-sig")
write("trello-start-dates.csv", "project", "trello", trello(more=[("Start Date", None, ISO_TIMES), ("Due Complete", None, ["true", "", "", "", ""]), ("Due Reminder", None, EMPTY), ("Card #", None, ids(""))]))
write("trello-short.csv", "project", "trello", trello(without=("Attachment Count", "Attachment Links", "Vote Count", "Comment Count")))
write("trello-windows.csv", "project", "trello", trello(more=[("Region", None, ["North", "South", "", "", "North"])]), encoding="cp1252", separator=";")

# Asana ----------------------------------------------------------------------------------------------------------------

def asana(more=(), without=()):
    base = [
        ("Task ID", "project.old_id", ids("120000000000000")),
        ("Created At", None, DATES),
        ("Completed At", "project.status", ["", DATES[1], "", "", DATES[4]]),
        ("Last Modified", None, DATES),
        ("Name", "project.name", NAMES),
        ("Section/Column", "project.groups", ["Build", "Build", "Plan", "", "Ideas"]),
        ("Assignee", None, PEOPLE),
        ("Assignee Email", "project.assignees", EMAILS),
        ("Start Date", None, DATES),
        ("Due Date", None, DATES),
        ("Tags", "project.tags", ["Urgent,Client", "", "Roof", "", ""]),
        ("Notes", "project.description", NOTES),
        ("Projects", "project.groups", ["Launch", "Launch", "Launch,Web", "", "Launch"]),
        ("Parent task", "project.parent", ["", NAMES[0], NAMES[0], "", ""]),
    ]
    return [one for one in base if one[0] not in without] + list(more)


DEPENDENCIES = [("Blocked By (Dependencies)", None, EMPTY), ("Blocking (Dependencies)", None, EMPTY)]
write("asana-project.csv", "project", "asana", asana(more=DEPENDENCIES), line="\n")
write("asana-custom-fields.csv", "project", "asana", asana(more=[*DEPENDENCIES, ("Priority", None, ["High", "Low", "", "", "High"]), ("Estimated time", None, ["2", "3", "", "", "1"]), ("Customer", "project.customer", COMPANIES), ("Budget", "project.budget", ["1000", "2500", "", "300", ""])]))
write("asana-old-format.csv", "project", "asana", asana(without=("Section/Column", "Projects")))
write("asana-upper-case-parent.csv", "project", "asana", [("Parent Task", key, values) if heading == "Parent task" else (heading, key, values) for heading, key, values in asana()])
write("asana-bom.csv", "project", "asana", asana(), encoding="utf-8-sig")
write("asana-excel.csv", "project", "asana", [(heading, key, DMY if values is DATES else values) for heading, key, values in asana()], encoding="cp1252", separator=";")
write("asana-without-people.csv", "project", "asana", asana(without=("Assignee", "Assignee Email")), separator="\t")

# HubSpot --------------------------------------------------------------------------------------------------------------

FIRST = [name.split()[0] for name in PEOPLE]
LAST = [name.split()[1] for name in PEOPLE]
ROLES = ["Buyer", "Head of Product", "CEO", "Engineer", "Architect"]

CONTACTS = [
    ("Record ID", None, ids("800")),
    ("First Name", "contact.name", FIRST),
    ("Last Name", "contact.name", LAST),
    ("Email", "contact.email", EMAILS),
    ("Phone Number", "contact.phone", PHONES),
    ("Contact owner", None, PEOPLE),
    ("Lead Status", None, ["New", "Open", "", "", "Connected"]),
    ("Create Date", None, MINUTES),
]
COMPANY_OF = ("Associated Company", "contact.customers", COMPANIES)
COMPANY_IDS = ("Associated Company IDs", None, ids("900"))
write("hubspot-contacts.csv", "contact", "hubspot", [*CONTACTS, COMPANY_OF, COMPANY_IDS])
write("hubspot-contacts-all.csv", "contact", "hubspot", [*CONTACTS, ("Job Title", "contact.role", ROLES), ("Company Name", "contact.customers", COMPANIES), ("Lifecycle Stage", None, ["lead"] * 5), ("City", None, ["Lisbon", "Berlin", "", "", "Austin"]), ("State/Region", None, EMPTY), ("Country/Region", None, ["Portugal", "Germany", "", "", "USA"]), ("Marketing contact status", None, EMPTY), ("Last Activity Date", None, MINUTES)])
write("hubspot-contacts-primary.csv", "contact", "hubspot", [*CONTACTS[:5], ("Primary Associated Company", "contact.customers", COMPANIES), ("Last Modified Date", None, MINUTES)], encoding="utf-8-sig")
write("hubspot-contacts-portuguese.csv", "contact", "hubspot", [("ID do registro", None, ids("800")), ("Nome", "contact.name", FIRST), ("Sobrenome", "contact.name", LAST), ("E-mail", "contact.email", EMAILS), ("Número de telefone", "contact.phone", PHONES), ("Lead Status", None, EMPTY), ("Cargo", "contact.role", ROLES), ("Nome da empresa", "contact.customers", COMPANIES), ("Data de criação", None, MINUTES)], separator=";")
write("hubspot-contacts-spanish.csv", "contact", "hubspot", [("ID de registro", None, ids("800")), ("Nombre", "contact.name", FIRST), ("Apellidos", "contact.name", LAST), ("Correo", "contact.email", EMAILS), ("Número de teléfono", "contact.phone", PHONES), ("Contact owner", None, PEOPLE), ("Puesto", "contact.role", ROLES), ("Fecha de creación", None, MINUTES)], encoding="cp1252", separator=";")
write("hubspot-contacts-tabs.tsv", "contact", "hubspot", [*CONTACTS, COMPANY_OF], separator="\t")

COMPANY = [
    ("Record ID", None, ids("900")),
    ("Company name", "customer.name", COMPANIES),
    ("Company owner", None, PEOPLE),
    ("Create Date", None, MINUTES),
    ("Phone Number", "customer.phone", PHONES),
    ("Last Activity Date", None, MINUTES),
    ("City", None, ["Lisbon", "Berlin", "", "", "Austin"]),
    ("Country/Region", None, ["Portugal", "Germany", "", "", "USA"]),
    ("Industry", None, ["CONSTRUCTION"] * 5),
]
write("hubspot-companies.csv", "customer", "hubspot", COMPANY)
write("hubspot-companies-parents.csv", "customer", "hubspot", [*COMPANY, ("Company Domain Name", None, ["acme.example"] * 5), ("Parent Company", "customer.parent", ["", COMPANIES[0], "", "", ""])])
write("hubspot-companies-brazil.csv", "customer", "hubspot", [*COMPANY, ("CNPJ", "customer.document", ["12.345.678/0001-90", "", "11.222.333/0001-81", "", ""])], separator=";")
write("hubspot-companies-bom.csv", "customer", "hubspot", [*COMPANY[:5], ("Website URL", None, ["https://acme.example"] * 5), ("Annual Revenue", None, ["1000000"] * 5), ("Industry", None, ["RETAIL"] * 5)], encoding="utf-8-sig")

DEAL = [
    ("Record ID", "project.old_id", ids("700")),
    ("Deal Name", "project.name", NAMES),
    ("Deal Stage", "project.status", ["Closed won", "Appointment scheduled", "Closed lost", "Contract sent", "Qualified to buy"]),
    ("Close Date", None, MINUTES),
    ("Deal owner", None, PEOPLE),
    ("Amount", "project.budget", ["1200.50", "9000", "", "150.00", "70000"]),
    ("Pipeline", "project.groups", ["Sales Pipeline"] * 5),
]
write("hubspot-deals.csv", "project", "hubspot", [*DEAL, ("Associated Company", "project.customer", COMPANIES), ("Associated Company IDs", None, ids("900"))])
write("hubspot-deals-own-stages.csv", "project", "hubspot", [(heading, "project.groups", ["Site visit", "Offer", "Offer", "Signature", "Site visit"]) if heading == "Deal Stage" else (heading, key, values) for heading, key, values in DEAL])
write("hubspot-deals-contacts.csv", "project", "hubspot", [*DEAL, ("Associated Contact", "project.contact", EMAILS), ("Deal Description", "project.description", NOTES), ("Priority", None, ["high"] * 5)], encoding="utf-8-sig")
write("hubspot-deals-euro.csv", "project", "hubspot", [(heading, key, ["1.200,50", "9.000,00", "", "150,00", "70.000,00"]) if heading == "Amount" else (heading, key, values) for heading, key, values in DEAL], separator=";")

# Pipefy ---------------------------------------------------------------------------------------------------------------

PIPE = [
    ("Title", "project.name", NAMES),
    ("Current phase", "project.status", ["In progress", "Done", "Backlog", "Done", "In progress"]),
    ("Labels", "project.tags", ["Urgent, Roof", "", "", "Roof", ""]),
    ("Assignees", None, PEOPLE),
    ("Creator", None, PEOPLE),
    ("Created at", None, MINUTES),
    ("Updated at", None, MINUTES),
    ("Due date", None, MINUTES),
    ("Finished at", None, EMPTY),
    ("Code", "project.code", ids("PF")),
]
FASE = [
    ("Título", "project.name", NAMES),
    ("Fase atual", "project.status", ["Em andamento", "Concluído", "A fazer", "Concluído", "Cancelado"]),
    ("Etiquetas", "project.tags", ["Urgente, Telhado", "", "", "Telhado", ""]),
    ("Responsáveis", None, PEOPLE),
    ("Criador", None, PEOPLE),
    ("Criado em", None, MINUTES),
    ("Atualizado em", None, MINUTES),
    ("Data de vencimento", None, MINUTES),
    ("Finalizado em", None, EMPTY),
    ("Código", "project.code", ids("PF")),
]
write("pipefy-report.csv", "project", "pipefy", PIPE)
write("pipefy-report-form-fields.csv", "project", "pipefy", [*PIPE, ("Customer", "project.customer", COMPANIES), ("Budget", "project.budget", ["1000", "2000", "", "", "50"]), ("What do you need?", None, NOTES), ("Preferred day", None, DATES)])
write("pipefy-own-phases.csv", "project", "pipefy", [(heading, "project.groups", ["Site visit", "Quotation", "Works", "Works", "Invoice"]) if heading == "Current phase" else (heading, key, values) for heading, key, values in PIPE])
write("pipefy-portuguese.csv", "project", "pipefy", FASE, separator=";")
write("pipefy-portuguese-windows.csv", "project", "pipefy", [*FASE, ("Nome do cliente", "project.customer", COMPANIES), ("Valor do contrato", "project.budget", ["1.000,00", "2.500,00", "", "300,00", "1,00"])], encoding="cp1252", separator=";")
write("pipefy-portuguese-phases.csv", "project", "pipefy", [(heading, "project.groups", ["Visita", "Orçamento", "Obra", "Obra", "Fatura"]) if heading == "Fase atual" else (heading, key, values) for heading, key, values in FASE])
write("pipefy-card-ids.csv", "project", "pipefy", [("Card ID", "project.old_id", ids("55500")), *PIPE, ("Time in current phase", None, ["1", "2", "3", "4", "5"]), ("Overdue", None, ["No"] * 5)])
write("pipefy-emails.csv", "project", "pipefy", [(heading, "project.assignees", EMAILS) if heading == "Assignees" else (heading, key, values) for heading, key, values in PIPE], encoding="utf-8-sig")

# Sheets of users ------------------------------------------------------------------------------------------------------

write("own-projects-english.csv", "project", None, [("Project no.", "project.code", ids("P-")), ("Project title", "project.name", NAMES), ("Client name", "project.customer", COMPANIES), ("Client e-mail", "project.contact", EMAILS), ("Total budget (EUR)", "project.budget", ["1,000", "2,500", "", "300", "70,000"]), ("State", "project.status", ["open", "closed", "on hold", "open", "cancelled"]), ("Project manager", None, PEOPLE), ("Start", None, DATES), ("Remarks", None, NOTES), ("Labels", "project.tags", ["a;b", "", "c", "", ""])])
write("own-projects-portuguese.csv", "project", None, [("Código", "project.code", ids("P-")), ("Nome do projeto", "project.name", NAMES), ("Cliente", "project.customer", COMPANIES), ("Orçamento previsto", "project.budget", ["1.000,00", "2.500,00", "", "300,00", "1,00"]), ("Situação", "project.status", ["aberto", "concluído", "pausado", "aberto", "cancelado"]), ("Descrição", "project.description", NOTES), ("Responsável", "project.assignees", EMAILS), ("Data de início", None, DMY), ("Categoria", "project.groups", ["Telhado", "Pintura", "", "", "Solar"])], encoding="cp1252", separator=";")
write("own-projects-spanish.csv", "project", None, [("Clave", "project.code", ids("P-")), ("Nombre del proyecto", "project.name", NAMES), ("Cliente", "project.customer", COMPANIES), ("Presupuesto", "project.budget", ["1.000", "2.500", "", "300", "100"]), ("Estado", "project.status", ["abierto", "terminado", "en espera", "abierto", "cancelado"]), ("Descripción", "project.description", NOTES), ("Etiquetas", "project.tags", ["a", "b", "", "", ""]), ("Fecha de inicio", None, DMY)], separator=";", head="sep=;\r\n")
write("own-customers-portuguese.csv", "customer", None, [("Razão Social", "customer.name", COMPANIES), ("CNPJ", "customer.document", ["12.345.678/0001-90", "", "11.222.333/0001-81", "", ""]), ("E-mail", "customer.email", EMAILS), ("Telefone", "customer.phone", PHONES), ("Matriz", "customer.parent", ["", COMPANIES[0], "", "", ""]), ("Cidade", None, ["Lisboa", "Porto", "", "", "Faro"]), ("Data de cadastro", None, DMY)], separator=";", encoding="cp1252")
write("own-customers-english.tsv", "customer", None, [("Company", "customer.name", COMPANIES), ("VAT number", "customer.document", ids("PT50000000")), ("Mail", "customer.email", EMAILS), ("Tel", "customer.phone", PHONES), ("Country", None, ["PT", "DE", "", "", "US"]), ("Web", None, ["https://acme.example"] * 5)], separator="\t")
write("own-contacts-spanish.csv", "contact", None, [("Nombre completo", "contact.name", PEOPLE), ("Correo electrónico", "contact.email", EMAILS), ("Móvil", "contact.phone", PHONES), ("Puesto", "contact.role", ROLES), ("Empresa", "contact.customers", COMPANIES), ("Observaciones", "contact.description", NOTES), ("Fecha de nacimiento", None, DMY)], encoding="utf-16", separator=";")
write("own-contacts-english.csv", "contact", None, [("Full name", "contact.name", PEOPLE), ("Contact email", "contact.email", EMAILS), ("Mobile phone", "contact.phone", PHONES), ("Position", "contact.role", ROLES), ("Account name", "contact.customers", COMPANIES), ("City", None, ["Lisbon", "Berlin", "", "", "Austin"]), ("Newsletter", None, ["yes", "no", "yes", "", ""])], separator="|")

(FOLDER / "expected.json").write_text(json.dumps(EXPECTED, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
print(len(EXPECTED), "files")
