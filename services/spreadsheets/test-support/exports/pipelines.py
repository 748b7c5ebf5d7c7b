"""Exports of CRM systems and pipelines: HubSpot and Pipefy."""

from export_files import COMPANIES, DATES, EMAILS, EMPTY, MINUTES, NAMES, NOTES, PEOPLE, PHONES, ROLES, ids, write

# HubSpot --------------------------------------------------------------------------------------------------------------

FIRST = [name.split()[0] for name in PEOPLE]
LAST = [name.split()[1] for name in PEOPLE]

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
