"""Makes the files of this folder and expected.json: exports of other systems, in variants that users send.

Run: python3 make.py. The headings are those of real exports (docs/decisions/0111-suggested-mappings.md), the rows are invented.
"""

import json

# Each writes its files.
import trackers  # noqa: F401, I001
import pipelines  # noqa: F401
import own_sheets  # noqa: F401
from export_files import EXPECTED, FOLDER

(FOLDER / "expected.json").write_text(json.dumps(EXPECTED, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
print(len(EXPECTED), "files")
