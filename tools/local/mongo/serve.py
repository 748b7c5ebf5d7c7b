"""
Starts the local server that is compatible with MongoDB (secantusdb), with four changes for a loaded system. Three of them
avoid work, one aborts transactions of killed processes. They change private members, so
they depend on the version in `requirements.txt`.
"""

import itertools
import math
import sys

import secantus.transactions as transactions
from secantus.cli import main
from secantus.server import SecantusDBServer
from secantus.storage import COMPOUND_SEP, Storage, _sparse_index_usable, encode_value_directed

# The server stores 10,000 retryable writes, and then sorts all of them at each write. Drivers retry immediately or never.
transactions._RETRYABLE_RECORD_MAX = 256

# The transaction of a killed process blocks conflicting writes for this time, by default one minute.
SecantusDBServer.__init__.__kwdefaults__["transaction_lifetime_seconds"] = 15.0

# Maximum number of single index lookups of one query.
MAX_LOOKUPS = 4_096


def values_of(clause):
    """The values of an equality or `$in` clause; empty for every other clause."""
    if isinstance(clause, dict):
        clause = clause.get("$in") if len(clause) == 1 else None
    values = clause if isinstance(clause, list) else [clause]
    return values if all(isinstance(value, (str, int)) for value in values) else []


def longest_prefix(storage, db, coll, query, fixed):
    """The index with the longest prefix of `fixed` fields: its name, these fields with directions, and whether they are its whole key."""
    best = (None, [], False)
    for name, key, options in storage._iter_indexes(db, coll):
        is_whole = not options.get("sparse") or _sparse_index_usable(key, query)
        if not is_whole or options.get("collation"):
            continue
        partial = options.get("partialFilterExpression")
        if partial and not storage._query_implies_partial(query, partial):
            continue
        led = list(itertools.takewhile(lambda part: part[0] in fixed and part[1] in (1, -1), key.items()))
        if len(led) > len(best[1]):
            best = (name, led, len(led) == len(key))
    return best


original_find = Storage._try_index_id_keys
read_profile, write_profile = Storage.get_profile, Storage.set_profile
profiled = set()


def get_profile(storage, db):
    """The settings of the profiler. After each command, the server would read them under a global lock."""
    return read_profile(storage, db) if db in profiled else {"level": 0, "slowms": 100, "sampleRate": 1.0}


def set_profile(storage, db, *args, **options):
    profiled.add(db)
    return write_profile(storage, db, *args, **options)


def find_candidates(storage, db, coll, query, *, collation=None):
    """
    The candidates of a query. The server uses an index only if it supports all clauses, otherwise one that supports the
    first possible clause, which is usually the tenant. This function looks up ids directly, and several fields with the
    index of the longest prefix. The server applies the other clauses to each candidate.
    """
    clauses = query or {}
    if {"$in": []} in clauses.values():
        return []
    if collation is None and len(clauses) > 1 and not storage._is_timeseries(db, coll):
        if values_of(clauses.get("_id")):
            found = original_find(storage, db, coll, {"_id": clauses["_id"]})
        else:
            found = find_by_prefix(storage, db, coll, clauses)
        if found is not None:
            return found
    return original_find(storage, db, coll, query, collation=collation)


def find_by_prefix(storage, db, coll, query):
    fixed = {field: values for field, clause in query.items() if (values := values_of(clause))}
    name, fields, is_whole_key = longest_prefix(storage, db, coll, query, fixed)
    if len(fields) < 2:
        return None
    # The server supports a range after fixed fields itself.
    if len(fixed) < len(query) and storage._pick_compound_range_index(db, coll, query) is not None:
        return None
    if math.prod(len(fixed[field]) for field, _ in fields) > MAX_LOOKUPS:
        return None
    found = set()
    for values in itertools.product(*(fixed[field] for field, _ in fields)):
        parts = [encode_value_directed(value, int(direction)) for value, (_, direction) in zip(values, fields)]
        start = COMPOUND_SEP.join(parts) + (b"" if is_whole_key else COMPOUND_SEP)
        found.update(storage._scan_index_for_id_keys(db, coll, name, start, prefix=not is_whole_key))
    return sorted(found)


Storage._try_index_id_keys = find_candidates
Storage.get_profile, Storage.set_profile = get_profile, set_profile
sys.exit(main())
