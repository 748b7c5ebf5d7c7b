"""Reads a workbook with python-calamine, then says what it took, as its peers do."""

import json
import resource
import sys
import time

from python_calamine import CalamineWorkbook

started = time.perf_counter()
sheet = CalamineWorkbook.from_path(sys.argv[1]).get_sheet_by_index(0)
rows = sum(1 for _ in sheet.iter_rows()) - 1
assert rows == int(sys.argv[2]), rows
usage = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({
    "seconds": time.perf_counter() - started,
    "peak": usage.ru_maxrss // 1024,
    "cpu": usage.ru_utime + usage.ru_stime,
}))
