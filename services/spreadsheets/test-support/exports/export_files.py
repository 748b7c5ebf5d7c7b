"""Values of the invented rows, and the writer of files."""

import csv
import io
import pathlib

FOLDER = pathlib.Path(__file__).parent
EXPECTED = {}

NAMES = ["Roof of the town hall", "Paint façade, north side", 'Replace "old" pipes', "Kitchen for Café Sol", "Solar panels"]
PEOPLE = ["Ana Silva", "Bo Chen", "Carla Núñez", "Dmitri Ivanov", "Elif Kaya"]
EMAILS = ["ana@example.org", "bo@example.com", "carla@example.net", "dmitri@example.org", "elif@example.com"]
COMPANIES = ["Acme Lisbon", "Nordwind GmbH", "Construções Sol", "Tierra Nueva SA", "Blue Harbor LLC"]
PHONES = ["+351 210 000 001", "(11) 98765-4321", "+1 555-0100", "+34 600 000 002", "0049 30 123456"]
ROLES = ["Buyer", "Head of Product", "CEO", "Engineer", "Architect"]
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
