"""
Starts the local server that speaks the protocol of MongoDB (secantusdb), with three of its ways changed that a busy system would
suffer from: two made every client wait for work that grows with what is stored, one for a process that is gone. They reach into what
is private there, so they belong to the version that `requirements.txt` pins.
"""

import itertools
import math
import sys

import secantus.transactions as transactions
from secantus.cli import main
from secantus.server import SecantusDBServer
from secantus.storage import COMPOUND_SEP, Storage, _sparse_index_usable, encode_value_directed

# It remembers 10,000 retryable writes, and from there on sorts all of them at each further one. A driver repeats a write at once or never.
transactions._RETRYABLE_RECORD_MAX = 256

# What a process that was killed had begun keeps others from writing the same for as long: a minute if left to itself.
SecantusDBServer.__init__.__kwdefaults__["transaction_lifetime_seconds"] = 15.0

# More values than that are not looked up one by one.
MOST_LOOKUPS = 4_096


def values_of(clause):
    """What a field must be one of, where that is all that its clause says; nothing for every other clause."""
    if isinstance(clause, dict):
        clause = clause.get("$in") if len(clause) == 1 else None
    values = clause if isinstance(clause, list) else [clause]
    return values if all(isinstance(value, (str, int)) for value in values) else []


def longest_prefix(storage, db, coll, query, fixed):
    """The index that most of the `fixed` fields lead: its name, those fields with their directions, whether they are all of its key."""
    partials = storage._partial_filters(db, coll)
    options = storage._index_options_map(db, coll)
    best = (None, [], False)
    for name, key, sparse, _ in storage._all_indexes(db, coll):
        is_whole = not sparse or _sparse_index_usable(key, query)
        if not is_whole or options.get(name, {}).get("collation"):
            continue
        if name in partials and not storage._query_implies_partial(query, partials[name]):
            continue
        led = list(itertools.takewhile(lambda part: part[0] in fixed and part[1] in (1, -1), key.items()))
        if len(led) > len(best[1]):
            best = (name, led, len(led) == len(key))
    return best


find_as_before = Storage._try_index_id_keys


def find_candidates(storage, db, coll, query, *, collation=None):
    """
    Which documents to look at. The server uses an index only where all clauses fit it, and else the first clause that fits any, which
    is the tenant's mostly. Ids are looked up by themselves here, and several fields by the index that most of them lead; what else the
    query says is tried on each document that is found, as it is on all that come from an index.
    """
    clauses = query or {}
    if {"$in": []} in clauses.values():
        return []
    if collation is None and len(clauses) > 1 and not storage._is_timeseries(db, coll):
        if values_of(clauses.get("_id")):
            found = find_as_before(storage, db, coll, {"_id": clauses["_id"]})
        else:
            found = find_by_prefix(storage, db, coll, clauses)
        if found is not None:
            return found
    return find_as_before(storage, db, coll, query, collation=collation)


def find_by_prefix(storage, db, coll, query):
    fixed = {field: values for field, clause in query.items() if (values := values_of(clause))}
    name, fields, is_whole_key = longest_prefix(storage, db, coll, query, fixed)
    # A range behind fields that are all fixed is what the server itself knows to walk.
    if len(fields) < 2 or storage._pick_compound_range_index(db, coll, query) is not None:
        return None
    if math.prod(len(fixed[field]) for field, _ in fields) > MOST_LOOKUPS:
        return None
    found = set()
    for values in itertools.product(*(fixed[field] for field, _ in fields)):
        parts = [encode_value_directed(value, int(direction)) for value, (_, direction) in zip(values, fields)]
        start = COMPOUND_SEP.join(parts) + (b"" if is_whole_key else COMPOUND_SEP)
        found.update(storage._scan_index_for_id_keys(db, coll, name, start, prefix=not is_whole_key))
    return sorted(found)


Storage._try_index_id_keys = find_candidates
sys.exit(main())
