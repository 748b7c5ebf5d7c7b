"""Exports of issue trackers and task lists: Jira, Linear, Trello and Asana."""

from export_files import COMPANIES, DATES, DMY, EMAILS, EMPTY, ISO_TIMES, JIRA_TIMES, NAMES, NOTES, PEOPLE, UUIDS, ids, write

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
